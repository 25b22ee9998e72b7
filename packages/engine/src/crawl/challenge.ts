/** Pages that a firewall shows in place of the site: recognized by a header of its vendor or by its sentence. */

const SENTENCES: readonly RegExp[] = [
  /just a moment\b/i,
  /checking (?:if the site connection is secure|your browser(?: before accessing)?)/i,
  /(?:please )?(?:verify|confirm) (?:that )?you(?:'re|’re| are) (?:a )?(?:human|not a (?:ro)?bot)/i,
  /attention required! \| cloudflare/i,
  /sorry, you have been blocked/i,
  /performing security verification/i,
  /enable javascript and cookies to continue/i,
  /please enable js and disable any ad ?blocker/i,
  /pardon our interruption/i,
  /request unsuccessful\. incapsula incident id/i,
  /access to this page has been denied/i,
  /press (?:&|and) hold to confirm you are/i,
  /ddos protection by/i,
  /your request has been blocked/i,
  /one more step before you proceed/i,
  /are you a robot\?/i,
  /please complete the security check to access/i,
  /making sure you(?:'re|’re| are) not a bot/i,
];
/** Challenges are short; an article about them is not. */
const LONGEST = 1500;

export type Recognizable = { headers: Record<string, string>; title: string | null; textSample: string; visibleChars: number };

/** The sentence by which a challenge gives itself away; null where the page is none. */
export function recognizeChallenge({ headers, title, textSample, visibleChars }: Recognizable): string | null {
  if (headers['cf-mitigated'] === 'challenge') return title ?? 'Cloudflare challenge (cf-mitigated)';
  if (headers['x-datadome'] === 'protected' && visibleChars < LONGEST && /captcha|blocked|enable js/i.test(`${title} ${textSample}`))
    return title ?? 'DataDome challenge';
  if (visibleChars > LONGEST) return null;
  for (const sentence of SENTENCES) {
    const found = sentence.exec(title ?? '')?.[0] ?? sentence.exec(textSample)?.[0];
    if (found) return found;
  }
  return null;
}
