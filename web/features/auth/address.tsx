import { Fragment } from 'react';

/** An e-mail address in a sentence. A long one wraps before its @ or after a dot, not inside a name. */
export const Address = ({ of }: { of: string }) => (
  <bdi dir="ltr" className="inline-block max-w-full font-semibold wrap-anywhere">
    {of.split(/(?=@)|(?<=\.)/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
