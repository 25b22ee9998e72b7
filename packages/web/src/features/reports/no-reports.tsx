import { buttonStyle } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The report list when there is nothing to list: none at all, or none that the filters let through. */
export function NoReports({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState title="No Reports Found" text="No reports match your current filters" />;
  return (
    <EmptyState
      title="No Reports Found"
      text="Get started by analyzing your first website"
      action={
        // The landing form, open to a signed-in user as well: another document, hence a plain link.
        <a href="/?analyze" className={buttonStyle({ size: 'lg' })}>
          Analyze Website
        </a>
      }
    />
  );
}
