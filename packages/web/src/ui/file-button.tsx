import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** Endings and types that the file dialog offers first. */
  accept: string;
  children: string;
  busy?: boolean;
  onFile: (file: File) => void;
};

/** Chooses a file. The same file can be chosen again after it failed. */
export function FileButton({ accept, children, busy = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {!busy && <Upload aria-hidden="true" />}
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={children}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
