import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { careLimits } from '#contract/base/care-limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { type ChartDocument, type DocumentType, documentTypeIds } from '#contract/chart/documents.ts';
import { say } from '#contract/base/say.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { ApiError } from '../../lib/api.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Tick } from '../../ui/tick.tsx';
import { announceDocument, completeDocument } from './queries.ts';
import { hashOf, putFile } from './upload.ts';

const order = ['document-file', 'document-title'] as const;
type Problems = Readonly<Partial<Record<(typeof order)[number], string>>>;

/** A file's default title. */
const titleOf = ({ name }: File): string => name.replace(/\.[^.]+$/, '').slice(0, careLimits.documentTitle);
const typeOf = ({ type }: File): DocumentType | undefined => documentTypeIds.find((one) => one === type);

/** The problem of a file, as far as it can be checked before sending. */
function fileProblem(file: File | undefined): string | undefined {
  if (file === undefined) return m.documentNoFile();
  if (typeOf(file) === undefined) return m.documentWrongType();
  const isTooLarge = file.size === 0 || file.size > careLimits.documentBytes;
  return isTooLarge ? problemText(detailOf('file', say('fileSize', { max: careLimits.documentBytes / 1_000_000 }))) : undefined;
}

/** Files a document: it is uploaded and checked before it enters the chart. */
export function DocumentForm({ patientId, current }: { patientId: string; current: readonly ChartDocument[] }) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState('');
  const [replaces, setReplaces] = useState('');
  const [isReleased, setReleased] = useState(false);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const [percent, setPercent] = useState<number>();
  const changed = () => setRequestId(crypto.randomUUID());
  const filing = useMutation({
    mutationFn: async ({ chosen, type }: { chosen: File; type: DocumentType }) => {
      setPercent(undefined);
      const about = { title, type, size: chosen.size, sha256: await hashOf(chosen), ...(replaces !== '' && { replaces }), isReleased };
      const place = await announceDocument(patientId, about, requestId);
      await putFile(place, chosen, setPercent);
      return completeDocument(patientId, place.id);
    },
    onSuccess: async () => {
      toast.success(m.documentFiled());
      setFile(undefined);
      setTitle('');
      setReplaces('');
      setReleased(false);
      changed();
      if (input.current) input.current.value = '';
      await chartChanged(queryClient, patientId);
    },
    onError: (error) => {
      const [wrong] = error instanceof ApiError ? error.details.filter(({ path }) => path === 'file') : [];
      if (wrong !== undefined) setProblems({ 'document-file': problemText(wrong) });
      // A refused file gets a new id; an upload that was interrupted keeps its id.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) changed();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (filing.isPending) return;
    const wrongFile = fileProblem(file);
    const wrong: Problems = {
      ...(wrongFile !== undefined && { 'document-file': wrongFile }),
      ...(title.trim() === '' && { 'document-title': problemText(detailOf('title', say('required', { field: 'Title' }))) }),
    };
    setProblems(wrong);
    const type = file && typeOf(file);
    if (focusFirst(wrong, order) || file === undefined || type === undefined) return;
    filing.mutate({ chosen: file, type });
  };
  return (
    <form noValidate className="grid gap-3" aria-label={m.documentUpload()} onSubmit={send}>
      <Field id="document-file" label={m.documentFile()} hint={m.documentFileHint()} problem={problems['document-file']} need="required">
        {(attributes) => (
          <Input
            {...attributes}
            ref={input}
            className="py-2"
            type="file"
            accept={documentTypeIds.join(',')}
            onChange={({ target: { files } }) => {
              const [chosen] = files ?? [];
              setFile(chosen);
              if (chosen !== undefined && title === '') setTitle(titleOf(chosen));
              setProblems({});
              changed();
            }}
          />
        )}
      </Field>
      <Field id="document-title" label={m.documentTitle()} problem={problems['document-title']} need="required">
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={careLimits.documentTitle}
            value={title}
            onChange={({ target: { value } }) => {
              setTitle(value);
              changed();
            }}
          />
        )}
      </Field>
      {current.length > 0 && (
        <Field id="document-replaces" label={m.documentNewVersionOf()} problem={false}>
          {(attributes) => (
            <Select
              {...attributes}
              value={replaces}
              onChange={({ target: { value } }) => {
                setReplaces(value);
                changed();
              }}
            >
              <option value="">{m.documentNew()}</option>
              {current.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Choice className="justify-self-start">
        <Tick
          type="checkbox"
          checked={isReleased}
          onChange={({ target }) => {
            setReleased(target.checked);
            changed();
          }}
        />
        {m.documentRelease()}
      </Choice>
      {filing.isPending && (
        <div className="grid gap-1">
          <output id="document-progress" className="text-sm text-muted">
            {m.documentUploading()}
          </output>
          <Progress labelledBy="document-progress" percent={percent} />
        </div>
      )}
      {filing.isError && problems['document-file'] === undefined && <Notice>{failureText(filing.error, m.documentFailed())}</Notice>}
      <p>
        <Button type="submit" look="primary" aria-disabled={filing.isPending}>
          {m.documentUpload()}
        </Button>
      </p>
    </form>
  );
}
