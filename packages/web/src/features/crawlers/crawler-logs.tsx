import { deleteCrawlerLog } from '@citelight/contracts/api/crawlers';
import type { CrawlerLog } from '@citelight/contracts/crawler-activity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { formatShortDay } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { ActivityView } from './activity-view.tsx';
import { logQuery, logsQuery } from './crawlers.queries.ts';
import { LogUpload } from './log-upload.tsx';

const labelOf = ({ name, from, to, created_at }: CrawlerLog) => {
  const day = (iso: string) => formatShortDay(new Date(iso));
  return `${name}, ${from && to ? `${day(from)} to ${day(to)}` : `uploaded ${day(created_at)}`}`;
};

function OneLog({ id }: { id: string }) {
  const log = useQuery(logQuery(id));
  return (
    <Async query={log} failed="This log could not be loaded.">
      {({ activity }) => <ActivityView activity={activity} />}
    </Async>
  );
}

/** The logs that were read, one at a time, and the way to read another. */
export function CrawlerLogs({ websiteId }: { websiteId: string }) {
  const queries = useQueryClient();
  const logs = useQuery(logsQuery(websiteId));
  const [chosen, setChosen] = useState<string>();
  const removing = useMutation({
    mutationFn: (id: string) => call(deleteCrawlerLog, { params: { id } }),
    onSuccess: () => notify.success('crawler-log', 'Log deleted'),
    onError: (error) => notify.error('crawler-log', 'The log could not be deleted.', { description: error.message }),
    onSettled: () => Promise.all(['crawler_logs', 'last_fetched'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card>
        <CardHeader title="Server log" text="Find out which AI crawlers visit, what they fetch, and what stops them." />
        <CardBody>
          <LogUpload websiteId={websiteId} onRead={setChosen} />
        </CardBody>
      </Card>
      <Async query={logs} failed="Your logs could not be loaded.">
        {({ items }) => {
          const shown = items.find(({ id }) => id === chosen) ?? items[0];
          if (!shown) return null;
          return (
            <>
              <div className="flex flex-wrap items-center gap-2">
                <Select aria-label="Log" className="min-w-0 max-w-full" value={shown.id} onChange={({ target }) => setChosen(target.value)}>
                  {items.map((log) => (
                    <option key={log.id} value={log.id}>
                      {labelOf(log)}
                    </option>
                  ))}
                </Select>
                <Button
                  variant="quiet"
                  size="icon-sm"
                  aria-label={`Delete ${shown.name}`}
                  busy={removing.isPending}
                  onClick={() => removing.mutate(shown.id)}
                >
                  {!removing.isPending && <Trash2 aria-hidden="true" />}
                </Button>
              </div>
              <OneLog key={shown.id} id={shown.id} />
            </>
          );
        }}
      </Async>
    </div>
  );
}
