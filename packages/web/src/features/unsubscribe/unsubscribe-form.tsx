import { Button } from '../../ui/button.tsx';

/** Asks once more before it stops the emails: mail scanners open links, but press no buttons. */
export function UnsubscribeForm({ busy, problem, onStop }: { busy: boolean; problem: string | undefined; onStop: () => void }) {
  return (
    <>
      <Button disabled={busy} onClick={onStop}>
        Unsubscribe
      </Button>
      {problem && (
        <p role="alert" className="mt-4">
          This did not work: {problem}
        </p>
      )}
    </>
  );
}
