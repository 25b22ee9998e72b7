import { Navigate, useParams } from 'react-router';

/** /reports/ID, as mails and bookmarks may say it: the report opens over the dashboard. */
export default function ReportScreen() {
  const { id = '' } = useParams();
  return <Navigate to={`/dashboard?${new URLSearchParams({ report: id })}`} replace />;
}
