import { exportReport } from '@citelight/contracts/api/data';
import type { Report } from '@citelight/contracts/entities';
import { useMutation } from '@tanstack/react-query';
import { Download, FileBraces, FileSpreadsheet, FileText, LoaderCircle } from 'lucide-react';
import { request } from '../../lib/api.ts';
import { shortUrl } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Menu, menuItemStyle } from '../../ui/menu.tsx';

const FORMATS = [
  { format: 'pdf', title: 'PDF', ending: 'pdf', icon: FileText },
  { format: 'markdown', title: 'Markdown', ending: 'md', icon: FileText },
  { format: 'csv', title: 'CSV', ending: 'csv', icon: FileSpreadsheet },
  { format: 'json', title: 'JSON', ending: 'json', icon: FileBraces },
] as const;
type Choice = (typeof FORMATS)[number];

/** The server names the file; a name of our own where it does not. */
const nameOf = (answer: Response, report: Report, ending: string) =>
  /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ??
  `${shortUrl(report.tracked_websites.website_url).replace(/[^\w.-]+/g, '-')}.${ending}`;

async function save(report: Report, { format, ending }: Choice) {
  const answer = await request(exportReport, { params: { id: report.id, format } });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = nameOf(answer, report, ending);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The report as a file: fetched with the session's token, hence not a plain link. */
export function ExportMenu({ report }: { report: Report }) {
  const saving = useMutation({
    mutationFn: (choice: Choice) => save(report, choice),
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
