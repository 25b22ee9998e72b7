import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { searchEvidenceQuery } from '../../lib/search-evidence.ts';
import { Notice } from '../../ui/notice.tsx';

/** Where a report's search demand comes from, or that it is not known and how to change that: said once for all its lists. */
export function DemandSource({ websiteId, reportId }: { websiteId: string; reportId: string }) {
  const { data } = useQuery(searchEvidenceQuery(websiteId, reportId));
  if (!data) return null;
  return (
    <Notice>
      {data.note ?? `Search demand: ${data.source}. Impressions are those of your own site.`}{' '}
      <Link to="/search-data" className="font-medium underline underline-offset-4">
        Search Data
      </Link>
    </Notice>
  );
}
