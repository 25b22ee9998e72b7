import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/late.tsx';

const PlanDialog = lateDialog(() => import('./plan-dialog.tsx'));

/** Opens the plans, which are loaded when they are first asked for. */
export function SubscribeButton({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      {open && <PlanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
