import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';

type Props = { title: string; text?: string; busy?: boolean; action?: string; onRetry: () => void };

/** What went wrong in a part of a screen, and what to do. */
export function Failed({ title, text, busy, action = 'Try again', onRetry }: Props) {
  return (
    <div role="alert" className="rounded-lg border border-line bg-panel p-6">
      <p className="font-medium">{title}</p>
      {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      <Button variant="outline" size="sm" className="mt-4" busy={busy ?? false} onClick={onRetry}>
        {!busy && <RotateCw aria-hidden="true" />}
        {action}
      </Button>
    </div>
  );
}
