import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { shortUrl } from '../../lib/format.ts';
import { trackedWebsiteQuery } from '../../lib/queries.ts';

/** A link to the website the user tracks; nothing where there is none. */
export function TrackedWebsiteLink() {
  const { data } = useQuery(trackedWebsiteQuery);
  if (!data) return null;
  return (
    <a
      href={data.website_url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex max-w-full items-center gap-1.5 font-mono text-accent-text text-sm underline underline-offset-4"
    >
      <span className="truncate">{shortUrl(data.website_url)}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
