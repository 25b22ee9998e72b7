import type { Passage } from '@citelight/contracts/assessment';
import { ExternalLink } from 'lucide-react';
import { DOT, shortUrl } from '../lib/format.ts';

/** Names that exist in examples alone (RFC 2606), such as those of the demonstration sites. */
const NOWHERE = /^https?:\/\/[^/?#]*\.example(?:[:/?#]|$)/i;

/** An address found on a site. Only http(s) becomes a link, and the site learns nothing from it; anything else is text. */
export function SiteLink({ url, text }: { url: string; text?: string }) {
  const shown = text ?? shortUrl(url);
  if (!/^https?:\/\//i.test(url) || NOWHERE.test(url)) return <bdi className="wrap-anywhere font-mono text-xs">{shown}</bdi>;
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="wrap-anywhere font-mono text-accent-text text-xs underline decoration-1 underline-offset-4"
    >
      <bdi>{shown}</bdi>
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Words of the site itself: data, never markup, kept apart from the direction of the text around. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="overflow-x-auto whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2 font-mono text-xs leading-relaxed">
      <bdi>{text}</bdi>
    </blockquote>
  );
}

export function PassageView({ passage, missing }: { passage: Passage | null; missing: string }) {
  if (!passage) return <p className="text-muted text-sm">{missing}</p>;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-muted text-xs">
        {passage.heading && (
          <bdi className="font-medium text-ink">
            {passage.heading}
            {DOT}
          </bdi>
        )}
        <SiteLink url={passage.url} />
      </figcaption>
      <blockquote className="line-clamp-6 border-line border-l-2 pl-3 text-sm">
        <bdi>{passage.text}</bdi>
      </blockquote>
    </figure>
  );
}
