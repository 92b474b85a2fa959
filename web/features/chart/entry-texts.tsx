/** What is written with an entry of the chart: notes and reasons, each in its own direction. */
export const EntryTexts = ({ of }: { readonly of: readonly (string | undefined)[] }) =>
  of.map(
    (text) =>
      text !== undefined && (
        <span key={text} className="block text-sm wrap-anywhere">
          <bdi>{text}</bdi>
        </span>
      ),
  );
