import {
  chooseSearchProperty,
  completeSearchConsole,
  connectSearchConsole,
  disconnectSearchConsole,
  readSearchConnection,
  refreshSearchConsole,
} from '@citelight/contracts/api/search';
import type { SearchConnection } from '@citelight/contracts/search';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Time } from '../../ui/time.tsx';

const connectionQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['search_connection', websiteId],
    queryFn: ({ signal }) => call(readSearchConnection, { query: { website_id: websiteId } }, signal),
    // The first reading of a property is under way.
    refetchInterval: ({ state }) => {
      const connection = state.data?.connection;
      return connection?.status === 'connected' && !connection.refreshed_at && !connection.problem ? 2_000 : false;
    },
  });

/** Goes to Google; the browser comes back to this page. */
const goToGoogle = async (websiteId: string) => {
  const { url } = await call(connectSearchConsole, { body: { website_id: websiteId } });
  location.assign(url);
};

/** Completes what the address says Google has sent the browser back with, once. */
function useReturn(onReturn: (state: string) => void) {
  const [query, setQuery] = useSearchParams();
  const [refused, setRefused] = useState(false);
  const done = useRef(false);
  useEffect(() => {
    const [state, denied] = [query.get('connect'), query.has('refused')];
    if (done.current || (!state && !denied)) return;
    done.current = true;
    setQuery({}, { replace: true });
    if (state) onReturn(state);
    else setRefused(true);
  }, [query, setQuery, onReturn]);
  return refused;
}

function Choose({ connection, busy, onChoose }: { connection: SearchConnection; busy: boolean; onChoose: (property: string) => void }) {
  const [property, setProperty] = useState(connection.properties[0] ?? '');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select aria-label="Property" className="min-w-0 max-w-full" value={property} onChange={({ target }) => setProperty(target.value)}>
        {connection.properties.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <Button busy={busy} onClick={() => onChoose(property)}>
        Use Property
      </Button>
    </div>
  );
}

export function Connection({ websiteId }: { websiteId: string }) {
  const queries = useQueryClient();
  const found = useQuery(connectionQuery(websiteId));
  const [leaving, setLeaving] = useState(false);
  const refreshed = found.data?.connection?.refreshed_at;
  // A first reading that began before the change would otherwise be waited for, and shown.
  const invalidate = async (...names: string[]) => {
    for (const name of names) await queries.cancelQueries({ queryKey: [name] });
    await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  useEffect(() => {
    if (refreshed) for (const name of ['search_evidence', 'keyword_analyses']) void queries.invalidateQueries({ queryKey: [name] });
  }, [refreshed, queries]);

  const connecting = useMutation({ mutationFn: () => goToGoogle(websiteId) });
  const completing = useMutation({
    mutationFn: (state: string) => call(completeSearchConsole, { body: { state } }),
    onSettled: () => invalidate('search_connection'),
  });
  const refused = useReturn(completing.mutate);
  const choosing = useMutation({
    mutationFn: (property: string) => call(chooseSearchProperty, { body: { website_id: websiteId, property } }),
    onSettled: () => invalidate('search_connection'),
  });
  const refreshing = useMutation({
    mutationFn: () => call(refreshSearchConsole, { body: { website_id: websiteId } }),
    onSuccess: () => notify.success('search-data', 'Search Console is being read again'),
  });
  const disconnecting = useMutation({
    mutationFn: () => call(disconnectSearchConsole, { body: { website_id: websiteId } }),
    onSuccess: async () => {
      setLeaving(false);
      await invalidate('search_connection', 'search_evidence', 'keyword_analyses');
      notify.success('search-data', 'Search Console is disconnected');
    },
    onError: () => setLeaving(false),
  });
  const problem = [connecting, completing, choosing, refreshing, disconnecting].find(({ isError }) => isError)?.error?.message;

  return (
    <Async query={found} failed="Your connection could not be loaded.">
      {({ configured, connection }) => (
        <div className="grid grid-cols-1 gap-4">
          {problem && <Notice tone="error">{problem}</Notice>}
          {refused && !connection && <Notice tone="warning">Google did not grant access, so nothing was connected.</Notice>}
          {connection?.problem && <Notice tone="warning">{connection.problem}</Notice>}
          {!connection && !configured && (
            <p className="text-muted text-sm">Connecting Search Console is not set up on this server. You can upload its exports.</p>
          )}
          {!connection && configured && (
            <>
              <p className="max-w-prose text-muted text-sm">
                Connect the Google account that owns the property of your site. We read clicks, impressions and positions of queries and
                pages, and can change nothing.
              </p>
              <p>
                <Button busy={connecting.isPending || completing.isPending} onClick={() => connecting.mutate()}>
                  Connect Search Console
                </Button>
              </p>
            </>
          )}
          {connection?.status === 'choosing' && connection.properties.length > 0 && (
            <Choose connection={connection} busy={choosing.isPending} onChoose={choosing.mutate} />
          )}
          {connection?.property && (
            <p className="wrap-anywhere text-sm">
              <span className="font-medium">{connection.property}</span>{' '}
              <span className="text-muted">
                {connection.refreshed_at ? (
                  <>
                    read <Time at={connection.refreshed_at} />
                  </>
                ) : connection.problem ? (
                  'not read yet'
                ) : (
                  'is being read…'
                )}
              </span>
            </p>
          )}
          {connection && (
            <div className="flex flex-wrap gap-2">
              {connection.status === 'connected' && (
                <Button variant="outline" size="sm" busy={refreshing.isPending} onClick={() => refreshing.mutate()}>
                  Read Again
                </Button>
              )}
              {connection.status !== 'connected' && configured && (
                <Button variant="outline" size="sm" busy={connecting.isPending} onClick={() => connecting.mutate()}>
                  Connect Again
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={() => setLeaving(true)}>
                Disconnect
              </Button>
            </div>
          )}
          <ConfirmDialog
            open={leaving}
            onClose={() => setLeaving(false)}
            title="Disconnect Search Console?"
            text="We revoke our access at Google and delete the data we read. Uploaded exports stay."
            confirm="Disconnect"
            danger
            busy={disconnecting.isPending}
            onConfirm={() => disconnecting.mutate()}
          />
        </div>
      )}
    </Async>
  );
}
