import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatShortDay } from '../../lib/format.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { late } from '../../ui/late.tsx';
import { place } from '../../ui/place.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayOf, textOf } from './list-state.ts';

const Calendar = late(() => import('./calendar.tsx'), <Skeleton className="h-full" />);

type Props = { label: string; day: string | undefined; earliest?: string | undefined; onChange: (day: string | undefined) => void };

/** A day of the filter: its button says it, a calendar below changes it. Choosing the chosen day again takes it out. */
export function DateFilter({ label, day, earliest, onChange }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const selected = dayOf(day);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonStyle({ variant: 'outline', className: 'h-9! px-3! font-normal' })}
      >
        <CalendarDays aria-hidden="true" className="text-muted" />
        {label}
        {selected && <span className="font-medium">{formatShortDay(selected)}</span>}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`${label}: choose a day`}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open' && button.current) place(event.currentTarget, button.current);
        }}
        className="h-[22rem] w-[17.5rem] rounded-lg border border-line bg-panel p-3 text-ink shadow-float"
      >
        {open && (
          <Calendar
            selected={selected}
            earliest={dayOf(earliest)}
            onSelect={(chosen) => {
              popover.current?.hidePopover();
              onChange(chosen && textOf(chosen));
            }}
          />
        )}
      </div>
    </>
  );
}
