import type { TrackedWebsite } from '@citelight/contracts/entities';
import { LIMITS } from '@citelight/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DOT } from '../../lib/format.ts';
import { competitorsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { lateDialog } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ManageDialog = lateDialog(() => import('./manage-dialog.tsx'));

export function CompetitorsCard({ website }: { website: TrackedWebsite }) {
  const { data, isPending } = useQuery(competitorsQuery(website.id));
  // A link to #competitors opens the dialog as well.
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [clicked, setClicked] = useState(false);
  const open = clicked || hash === '#competitors';
  const close = () => {
    setClicked(false);
    if (hash) navigate({ search }, { replace: true });
  };
  return (
    <Card className="md:max-lg:col-span-2">
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            <Users aria-hidden="true" className="size-4 text-muted" />
            Competitor Analysis
          </span>
        }
        text="Track and analyze competitors"
      />
      <CardBody className="pt-3!">
        {isPending && <Skeleton className="h-5 w-28" />}
        {data && (
          <p className="text-sm">
            {data.items.length} of {LIMITS.activeCompetitors} active
            {data.items.length > 0 && (
              <span className="wrap-anywhere line-clamp-2 text-muted">
                {data.items.map(({ id, competitor_name }, index) => (
                  <Fragment key={id}>
                    {index > 0 && DOT}
                    <bdi>{competitor_name}</bdi>
                  </Fragment>
                ))}
              </span>
            )}
          </p>
        )}
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setClicked(true)}>
          Manage Competitors
        </Button>
      </CardBody>
      {open && <ManageDialog website={website} onClose={close} />}
    </Card>
  );
}
