import { exportReport } from '@citelight/contracts/api/data';
import type { Report } from '@citelight/contracts/entities';
import { useMutation } from '@tanstack/react-query';
import { Download, FileBraces, FileSpreadsheet, FileText, LoaderCircle } from 'lucide-react';
import { notify } from '../../lib/notify.ts';
import { save } from '../../lib/save-file.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Menu, menuItemStyle } from '../../ui/menu.tsx';

const FORMATS = [
  { format: 'pdf', title: 'PDF', icon: FileText },
  { format: 'markdown', title: 'Markdown', icon: FileText },
  { format: 'csv', title: 'CSV', icon: FileSpreadsheet },
  { format: 'json', title: 'JSON', icon: FileBraces },
] as const;
type Choice = (typeof FORMATS)[number];

/** The report as a file: fetched with the session's token, hence not a plain link. */
export function ExportMenu({ report }: { report: Report }) {
  const saving = useMutation({
    mutationFn: ({ format }: Choice) => save(exportReport, { params: { id: report.id, format } }),
    onMutate: () => notify.clear('export'),
    onError: (error) => notify.error('export', 'The report could not be exported.', { description: error.message }),
  });
  return (
    <Menu
      label="Export as"
      buttonLabel="Export"
      triggerClass={buttonStyle({ variant: 'outline', size: 'sm' })}
      trigger={
        <>
          {saving.isPending ? <LoaderCircle aria-hidden="true" className="animate-spin" /> : <Download aria-hidden="true" />}
          Export
        </>
      }
    >
      {FORMATS.map((choice) => (
        <button key={choice.format} type="button" role="menuitem" className={menuItemStyle} onClick={() => saving.mutate(choice)}>
          <choice.icon aria-hidden="true" />
          {choice.title}
        </button>
      ))}
    </Menu>
  );
}
