import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = { summary: ReactNode; children: () => ReactNode; className?: string; pad?: string };

/** Opens to what it is made of, which is not rendered before. */
export function Disclosure({ summary, children, className = '', pad = 'py-3' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`flex list-none items-start gap-2 rounded-md [&::-webkit-details-marker]:hidden ${pad}`}>
        <ChevronRight aria-hidden="true" className={`mt-1 size-4 shrink-0 text-muted transition-transform ${open ? 'rotate-90' : ''}`} />
        <div className="min-w-0 flex-1">{summary}</div>
      </summary>
      {open && children()}
    </details>
  );
}
