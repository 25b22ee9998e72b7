import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CODE_FAILED, loadAgain } from '../lib/load-again.ts';
import { Button } from './button.tsx';
import { Failed } from './failed.tsx';
import { Waiting } from './waiting.tsx';

/** Parts of a screen whose code is fetched when they are first shown. Where that fails, it is said in their place, and the rest of the screen stays. */

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type Part<P> = { load: Load<P>; Code?: ComponentType<P> };

const FAILED = 'This part could not be loaded.';
/** What comes sooner is shown without a word before it. */
const PATIENCE_MS = 200;

async function fetchCode<P>(part: Part<P>): Promise<void> {
  part.Code ??= (await part.load()).default;
}

/** The code of a part, when it is here, and whether it failed to come. `before` is called when the code is about to be shown. */
function useCode<P>(part: Part<P>, before?: () => void): { Code: ComponentType<P> | undefined; failed: boolean } {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>(part.Code ? 'here' : 'waiting');
  const arrive = useRef(before);
  arrive.current = before;
  useEffect(() => {
    let wanted = true;
    fetchCode(part).then(
      () => {
        if (!wanted) return;
        arrive.current?.();
        setState('here');
      },
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [part]);
  return { Code: state === 'here' ? part.Code : undefined, failed: state === 'failed' };
}

function Failure() {
  const [text, setText] = useState(CODE_FAILED);
  const [busy, setBusy] = useState(false);
  const onRetry = async () => {
    setBusy(true);
    setText(await loadAgain());
    setBusy(false);
  };
  return <Failed title={FAILED} text={text} action="Load Again" busy={busy} onRetry={onRetry} />;
}

/** `waiting` has the shape of what is fetched. `preload` fetches it before it is shown. */
export function late<P extends object>(load: Load<P>, waiting: ReactNode): ComponentType<P> & { preload: () => void } {
  const part: Part<P> = { load };
  const Part = (props: P) => {
    const { Code, failed } = useCode(part);
    if (Code) return <Code {...props} />;
    return failed ? <Failure /> : waiting;
  };
  return Object.assign(Part, { preload: () => void fetchCode(part).catch(() => undefined) });
}

/** The same for a dialog. What stands for it meanwhile is the platform's own, because ours belongs to that code. */
export function lateDialog<P extends { onClose: () => void }>(load: Load<P>): ComponentType<P> {
  const part: Part<P> = { load };
  return (props) => {
    const shell = useRef<HTMLDialogElement>(null);
    const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
    const close = () => {
      clearTimeout(opening.current);
      shell.current?.close();
    };
    // Closed first, so that focus is where it was when the dialog itself opens, and goes back there after it.
    const { Code, failed } = useCode(part, close);
    useLayoutEffect(() => {
      const dialog = shell.current;
      opening.current = setTimeout(() => dialog?.isConnected && dialog.showModal(), PATIENCE_MS);
      return () => {
        clearTimeout(opening.current);
        dialog?.close();
      };
    }, []);
    if (Code) return <Code {...props} />;
    return (
      <dialog
        ref={shell}
        aria-label={failed ? FAILED : 'Loading...'}
        onCancel={props.onClose}
        className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-xl border border-line bg-panel p-5 text-ink shadow-float backdrop:bg-[oklch(0.15_0.03_264/0.55)]"
      >
        {failed ? <Failure /> : <Waiting text="Loading..." />}
        <p className="mt-4 text-right">
          <Button variant="outline" size="sm" onClick={props.onClose}>
            Close
          </Button>
        </p>
      </dialog>
    );
  };
}
