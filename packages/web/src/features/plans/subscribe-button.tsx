import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx'));

/** Opens the plans, which are loaded when they are first asked for. */
export function SubscribeButton({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      {open !== undefined && (
        <Suspense>
          <PlanDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
