import { uploadCrawlerLog } from '@citelight/contracts/api/crawlers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';

const MOST_BYTES = 1_073_741_824;
const size = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${formatNumber(Math.round(bytes / 1e6))} MB`);

/** A JSON log with keys of its own: asked once which key holds what, and sent again. */
function OwnKeys({ busy, onSend }: { busy: boolean; onSend: (fields: string) => void }) {
  const id = useId();
  const [fields, setFields] = useState('');
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(fields.replaceAll(/\s/g, ''));
      }}
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <label htmlFor={id} className="font-medium">
          Which key holds what
        </label>
        <Input
          id={id}
          value={fields}
          onChange={({ target }) => setFields(target.value)}
          placeholder="time=when, path=where, status=code, agent=who"
        />
      </div>
      <Button type="submit" busy={busy} disabled={!fields.includes('=')}>
        Send Again
      </Button>
    </form>
  );
}

export function LogUpload({ websiteId, onRead }: { websiteId: string; onRead: (id: string) => void }) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const [file, setFile] = useState<File>();
  const stop = useRef<AbortController>(undefined);
  const sending = useMutation({
    mutationFn: ({ file: log, fields }: { file: File; fields?: string }) => {
      if (log.size > MOST_BYTES)
        throw new ApiError('request.too_large', 'The file is larger than 1 GB. Please split it and upload the parts.', 413);
      stop.current = new AbortController();
      return upload(
        uploadCrawlerLog,
        { query: { website_id: websiteId, name: log.name.slice(0, 200), ...(fields ? { fields } : {}) } },
        log,
        { onProgress: setSent, signal: stop.current.signal },
      );
    },
    onMutate: () => setSent(0),
    onSuccess: async ({ id, visits }) => {
      await Promise.all(['crawler_logs', 'last_fetched'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
      onRead(id);
      notify.success(
        'crawler-log',
        visits === 1 ? 'Found 1 visit by an AI crawler' : `Found ${formatNumber(visits)} visits by AI crawlers`,
      );
    },
  });
  const { error } = sending;
  const stopped = error instanceof DOMException;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          accept=".log,.gz,.zst,.json,.ndjson,.txt,.1"
          busy={sending.isPending}
          onFile={(chosen) => {
            setFile(chosen);
            sending.mutate({ file: chosen });
          }}
        >
          Upload Log
        </FileButton>
        {sending.isPending && (
          <Button variant="outline" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        )}
      </div>
      {sending.isPending && file && (
        <div className="grid gap-1.5">
          <Progress label="Upload" value={sent === null || sent >= 1 ? null : sent} />
          <p role="status" className="wrap-anywhere text-muted text-sm">
            {sent !== null && sent < 1
              ? `Sending ${file.name}, ${size(file.size * sent)} of ${size(file.size)}`
              : 'Counting the last lines…'}
          </p>
        </div>
      )}
      <p className="max-w-prose text-muted text-sm">
        Access logs of Apache, nginx, Caddy, IIS, Cloudflare, CloudFront, Fastly or Vercel, up to 1 GB, also as .gz or .zst. We drop visits
        by people while reading and do not store the file. We keep counts, and for 30 days the addresses that posed as a crawler.
      </p>
      {error && !stopped && (
        <Notice tone="error">
          <p className="font-medium">Nothing was taken from this file</p>
          <p>{error.message}</p>
          {error instanceof ApiError && error.code === 'logs.fields' && file && (
            <OwnKeys busy={sending.isPending} onSend={(fields) => sending.mutate({ file, fields })} />
          )}
        </Notice>
      )}
    </div>
  );
}
