import { Link, useLocation } from 'react-router';

const TABS = [
  ['/dashboard', 'Reports'],
  ['/dashboard/visibility', 'Visibility'],
] as const;

/** What is known about the website, each kind on a screen of its own. */
export function DashboardNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Dashboard" className="mb-2 flex gap-1 border-line border-b md:col-span-full">
      {TABS.map(([path, title]) => (
        <Link
          key={path}
          to={path}
          aria-current={path === pathname ? 'page' : undefined}
          className="-mb-px border-transparent border-b-2 px-4 py-3 font-medium text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
