import { endSession, listSessions } from '@citelight/contracts/api/site';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { signOut } from '../../lib/auth.ts';
import { setFlash } from '../../lib/flash.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Time } from '../../ui/time.tsx';
import { deviceOf } from './user-agent.ts';

const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => call(listSessions, {}, signal) });

/** Where the user is signed in, and signing out there. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: async () => {
      // The button goes with its session: focus stays in the list.
      if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      notify.success('session-end', 'Session signed out');
    },
    onError: (error) => notify.error('session-end', error.message),
  });

  function leave() {
    setFlash({ kind: 'success', text: 'Signed out successfully' });
    void signOut('/');
  }

  return (
    <Card>
      <CardHeader title="Sessions" text="Where your account is signed in." />
      <CardBody>
        <Async query={sessions} failed="Your sessions could not be loaded.">
          {({ items }) => (
            <ul ref={list} tabIndex={-1} aria-label="Sessions" className="divide-y divide-line">
              {items.map((session) => (
                <li key={session.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
                  <Monitor aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
                      {deviceOf(session.user_agent)}
                      {session.current && <Badge tone="accent">This browser</Badge>}
                    </p>
                    <p className="text-muted text-xs">
                      {session.ip && <span className="mr-2 font-mono">{session.ip}</span>}
                      active <Time at={session.refreshed_at ?? session.created_at} />
                    </p>
                  </div>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={session.current ? 'Sign out of this browser' : `Sign out ${deviceOf(session.user_agent)}`}
                    busy={end.isPending && end.variables === session.id}
                    onClick={() => (session.current ? leave() : end.mutate(session.id))}
                  >
                    Sign out
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Async>
      </CardBody>
    </Card>
  );
}
