import { DayPicker } from 'react-day-picker';

type Props = { selected: Date | undefined; earliest: Date | undefined; onSelect: (day: Date | undefined) => void };

const day = 'size-9 rounded-md text-center hover:not-disabled:bg-sunken disabled:text-faint disabled:line-through';

/** Loaded with the first calendar that is opened. */
export default function Calendar({ selected, earliest, onSelect }: Props) {
  return (
    <DayPicker
      mode="single"
      autoFocus
      weekStartsOn={1}
      selected={selected}
      defaultMonth={selected ?? earliest ?? new Date()}
      onSelect={onSelect}
      {...(earliest ? { disabled: { before: earliest } } : {})}
      classNames={{
        root: 'text-sm',
        months: 'relative',
        month_caption: 'flex h-9 items-center px-1 font-medium',
        nav: 'absolute end-0 top-0 flex gap-1',
        button_previous: 'flex size-9 items-center justify-center rounded-md hover:bg-sunken',
        button_next: 'flex size-9 items-center justify-center rounded-md hover:bg-sunken',
        chevron: 'size-4 fill-muted',
        month_grid: 'mt-2 border-collapse',
        weekday: 'size-9 font-normal text-faint text-xs',
        day: 'p-0',
        day_button: day,
        today: 'font-semibold text-accent-text',
        selected: '[&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-hover!',
        outside: 'text-faint',
      }}
    />
  );
}
