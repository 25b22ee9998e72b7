import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirm: string;
  dismiss?: string;
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks before something that costs or ends something; the way back comes first by keyboard. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  confirm,
  dismiss = 'Go back',
  danger = false,
  busy,
  onConfirm,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="sm"
      title={title}
      text={text}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {dismiss}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
