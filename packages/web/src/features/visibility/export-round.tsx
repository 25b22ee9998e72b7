import { exportVisibility, type VisibilityExport } from '@citelight/contracts/api/visibility';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, FileText, LoaderCircle } from 'lucide-react';
import { notify } from '../../lib/notify.ts';
import { save } from '../../lib/save-file.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Menu, menuItemStyle } from '../../ui/menu.tsx';

const FORMATS: readonly { format: VisibilityExport; title: string; icon: typeof FileText }[] = [
  { format: 'pdf', title: 'PDF', icon: FileText },
  { format: 'rates', title: 'CSV, rates', icon: FileSpreadsheet },
  { format: 'csv', title: 'CSV, all answers', icon: FileSpreadsheet },
  { format: 'html', title: 'Web page', icon: FileText },
];

export function ExportRound({ roundId }: { roundId: string }) {
  const saving = useMutation({
    mutationFn: (format: VisibilityExport) => save(exportVisibility, { params: { id: roundId, format } }),
    onMutate: () => notify.clear('export'),
    onError: (error) => notify.error('export', 'The round could not be exported.', { description: error.message }),
  });
  return (
    <Menu
      label="Export as"
      buttonLabel="Export"
      triggerClass={buttonStyle({ variant: 'outline' })}
      trigger={
        <>
          {saving.isPending ? <LoaderCircle aria-hidden="true" className="animate-spin" /> : <Download aria-hidden="true" />}
          Export
        </>
      }
    >
      {FORMATS.map(({ format, title, icon: Icon }) => (
        <button key={format} type="button" role="menuitem" className={menuItemStyle} onClick={() => saving.mutate(format)}>
          <Icon aria-hidden="true" />
          {title}
        </button>
      ))}
    </Menu>
  );
}
