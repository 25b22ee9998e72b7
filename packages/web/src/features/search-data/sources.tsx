import { deleteSearchData, importSearchData } from '@citelight/contracts/api/search';
import { SEARCH_SOURCE_NAMES, type SearchImport, type SearchSource } from '@citelight/contracts/search';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { DOT, formatNumber } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Time } from '../../ui/time.tsx';
import { periodText } from './period.ts';

const CONTENTS = { queries: 'queries', pages: 'pages', pairs: 'queries by page' };

function Source({ of, onDelete, busy }: { of: SearchImport; onDelete: () => void; busy: boolean }) {
  const { source, contents, rows, unread, left_out, filters, property, from, to, origin, created_at } = of;
  const name = `${SEARCH_SOURCE_NAMES[source]}, ${CONTENTS[contents]}`;
  const facts = [`${formatNumber(rows)} rows`, property, periodText(from, to) ?? 'period not in the file'].filter(Boolean);
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium text-sm">{name}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {facts.join(DOT)}
          {DOT}
          {origin === 'file' ? 'uploaded' : 'read'} <Time at={created_at} />
        </p>
        {unread > 0 && <p className="text-fair text-sm">{formatNumber(unread)} rows could not be read or belong to another site.</p>}
        {left_out > 0 && <p className="text-muted text-sm">{formatNumber(left_out)} rows with the fewest impressions were left out.</p>}
        {filters.length > 0 && <p className="wrap-anywhere text-muted text-sm">Filters of the export: {filters.join('; ')}</p>}
      </div>
      <Button variant="quiet" size="icon-sm" aria-label={`Delete ${name}`} busy={busy} onClick={onDelete}>
        {!busy && <Trash2 aria-hidden="true" />}
      </Button>
    </li>
  );
}

/** What was imported, and the way to import more. */
export function Sources({ websiteId, imports }: { websiteId: string; imports: readonly SearchImport[] }) {
  const queries = useQueryClient();
  const [source, setSource] = useState<SearchSource | ''>('');
  const refresh = () => Promise.all(['search_evidence', 'keyword_analyses'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  const adding = useMutation({
    mutationFn: (file: File) => upload(importSearchData, { query: { website_id: websiteId, ...(source ? { source } : {}) } }, file),
    onSuccess: async ({ items }) => {
      await refresh();
      const rows = items.reduce((sum, one) => sum + one.rows, 0);
      notify.success('search-data', `Imported ${formatNumber(rows)} rows from ${SEARCH_SOURCE_NAMES[items[0]?.source ?? 'google_search']}`);
    },
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(deleteSearchData, { params: { id } }),
    onSuccess: () => notify.success('search-data', 'Search data deleted'),
    onError: (error) => notify.error('search-data', 'The search data could not be deleted.', { description: error.message }),
    onSettled: refresh,
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      {imports.length > 0 && (
        <ul className="divide-y divide-line">
          {imports.map((one) => (
            <Source
              key={one.id}
              of={one}
              busy={removing.isPending && removing.variables === one.id}
              onDelete={() => removing.mutate(one.id)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton accept=".zip,.csv,.tsv,.txt" busy={adding.isPending} onFile={(file) => adding.mutate(file)}>
          Upload Export
        </FileButton>
        <Select aria-label="Kind of export" value={source} onChange={({ target }) => setSource(target.value as SearchSource | '')}>
          <option value="">Detect automatically</option>
          {(Object.keys(SEARCH_SOURCE_NAMES) as SearchSource[]).map((one) => (
            <option key={one} value={one}>
              {SEARCH_SOURCE_NAMES[one]}
            </option>
          ))}
        </Select>
      </div>
      <p className="max-w-prose text-muted text-sm">
        ZIP or CSV, up to 20 MB, in any language. A newer export replaces the older one of the same kind. In Search Console, open
        Performance and choose Export, then Download CSV.
      </p>
      {adding.isError && (
        <Notice tone="error">
          <p className="font-medium">Nothing was imported</p>
          <p>{adding.error.message}</p>
        </Notice>
      )}
    </div>
  );
}
