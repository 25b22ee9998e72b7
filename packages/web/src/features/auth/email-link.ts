import { PENDING_WEBSITE } from '@citelight/contracts/pending-website';
import type { EmailOtpType, User } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';

/** Where the arrival from an e-mail stands. */
export type EmailLink =
  | { status: 'none' }
  | { status: 'checking' }
  | { status: 'accepted'; website: string }
  | { status: 'refused'; because: string };

const TYPES: readonly string[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] satisfies EmailOtpType[];
const isType = (type: string | null): type is EmailOtpType => type !== null && TYPES.includes(type);

/** A link can be used once, and a screen may render twice: what was asked for a token is remembered for the page's life. */
const asked = new Map<string, Promise<EmailLink>>();

/** The website of the sign-up that was confirmed: the visitor may have named it in another browser. */
const websiteOf = (user: User | null): string => {
  const website: unknown = user?.user_metadata[PENDING_WEBSITE];
  return typeof website === 'string' ? website : '';
};

function verify(tokenHash: string, type: EmailOtpType): Promise<EmailLink> {
  const known = asked.get(tokenHash);
  if (known) return known;
  const answer = getAuth().then(async (auth): Promise<EmailLink> => {
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
    // Of the two addresses of a change, the first to confirm gets no session.
    if (!error && type === 'email_change')
      notify.success(
        'account',
        data.session ? 'Your email address has been changed' : 'Confirmed. Now open the link in the other mailbox.',
      );
    return error
      ? { status: 'refused', because: error.message }
      : { status: 'accepted', website: type === 'signup' ? websiteOf(data.user) : '' };
  });
  asked.set(tokenHash, answer);
  return answer;
}

const plus = (text: string | null) => text?.replaceAll('+', ' ') || undefined;

/** Redeems the link that the visitor came by (`token_hash` and `type` in the query), or reads why it was refused (`error`). */
export function useEmailLink(): EmailLink {
  const [link, setLink] = useState<EmailLink>(() => {
    const query = new URLSearchParams(location.search);
    const hash = new URLSearchParams(location.hash.slice(1));
    const error = query.get('error_description') ?? hash.get('error_description') ?? query.get('error') ?? hash.get('error');
    if (error || query.has('error_code')) return { status: 'refused', because: plus(error) ?? 'The link could not be used.' };
    return { status: query.has('token_hash') ? 'checking' : 'none' };
  });

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [tokenHash, type] = [query.get('token_hash'), query.get('type')];
    if (!tokenHash) return;
    if (!isType(type)) return setLink({ status: 'refused', because: 'The link is incomplete. Please open it from the e-mail again.' });
    let shown = true;
    void verify(tokenHash, type).then(
      (answer) => shown && setLink(answer),
      () => shown && setLink({ status: 'refused', because: 'The server could not be reached. Please open the link again.' }),
    );
    return () => {
      shown = false;
    };
  }, []);

  return link;
}
