/** True progress only: `value` of 0 to 1, or null while the end is not known. */
export function Progress({ label, value }: { label: string; value: number | null }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 forced-color-adjust-none overflow-hidden rounded-full bg-sunken"
    >
      {percent === undefined ? (
        <div className="h-full w-1/3 animate-[progress-sweep_1.4s_ease-in-out_infinite] rounded-full bg-accent motion-reduce:w-full motion-reduce:opacity-40" />
      ) : (
        <div className="h-full rounded-full bg-accent transition-[width] duration-200" style={{ width: `${percent}%` }} />
      )}
    </div>
  );
}
