import { Copy } from 'lucide-react';
import { notify } from '../lib/notify.ts';
import { Button } from './button.tsx';

export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('copy', 'Copied'),
      () => notify.error('copy', 'Could not copy. Please select the text and copy it by hand.'),
    );
  return (
    <Button variant="outline" size="sm" aria-label={`Copy ${what}`} onClick={copy}>
      <Copy aria-hidden="true" />
      Copy
    </Button>
  );
}
