import { LoaderCircle } from 'lucide-react';

/** A spinner beside the words that say what is awaited. */
export function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin" />
      <span>{text}</span>
    </p>
  );
}
