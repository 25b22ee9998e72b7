import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../lib/auth.ts';
import { followChanges } from '../lib/realtime.ts';

/** What lasts as long as one user's session: their changes are followed, and nothing of theirs stays in the cache after it. */
export function SessionEffects() {
  const auth = useAuth();
  const queries = useQueryClient();
  const userId = auth.status === 'signed-in' && !auth.secondStep ? auth.session.user.id : undefined;
  useEffect(() => {
    if (!userId) return;
    const following = new AbortController();
    void followChanges(queries, following.signal);
    return () => {
      following.abort();
      queries.clear();
    };
  }, [userId, queries]);
  return null;
}
