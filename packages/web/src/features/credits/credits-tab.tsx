import { listCreditTransactions } from '@citelight/contracts/api/data';
import { isCreditType, transactionLabel } from '@citelight/contracts/credits';
import type { CreditTransaction } from '@citelight/contracts/entities';
import { LIMITS } from '@citelight/contracts/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { formatDay, formatInstant, formatNumber } from '../../lib/format.ts';
import { userCreditsQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { ExpiryCell } from './expiry-cell.tsx';
import { refundedThisMonth, refundNote, usedThisMonth } from './ledger.ts';

const transactionsQuery = queryOptions({
  queryKey: ['credit_transactions'],
  queryFn: async ({ signal }) => (await call(listCreditTransactions, { query: {} }, signal)).items,
});

function Amount({ line: { transaction_type, amount } }: { line: CreditTransaction }) {
  if (!isCreditType(transaction_type)) return formatNumber(amount);
  return <span className="font-medium text-good">+{formatNumber(Math.abs(amount))}</span>;
}

const COLUMNS: Column<CreditTransaction>[] = [
  {
    title: 'Date',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={formatInstant(created_at)} className="whitespace-nowrap">
        {formatDay(created_at)}
      </time>
    ),
  },
  { title: 'Action', cell: (line) => transactionLabel(line.transaction_type, line.is_auto_generated) },
  { title: 'Credits', align: 'end', cell: (line) => <Amount line={line} /> },
  { title: 'Balance After', align: 'end', cell: ({ balance_after }) => formatNumber(balance_after) },
  { title: 'Expiry', cell: (line) => <ExpiryCell line={line} /> },
];

function Figure({ title, value, note }: { title: string; value: number; note?: string | undefined }) {
  return (
    <Card>
      <CardBody>
        <h2 className="text-muted text-sm">{title}</h2>
        <p className="mt-1 font-semibold text-4xl tracking-tight">{formatNumber(value)}</p>
        {note && <p className="mt-2 text-muted text-sm">{note}</p>}
      </CardBody>
    </Card>
  );
}

/** The balance is the newest ledger line's; what is promised to a running analysis is still part of it. */
function Figures({ lines }: { lines: readonly CreditTransaction[] }) {
  const { data: credits } = useQuery(userCreditsQuery);
  // A month can hold more lines than are listed; the server has summed all of them.
  const cut = lines.length === LIMITS.transactionRows;
  const used = Math.max(usedThisMonth(lines), cut ? (credits?.used_this_month ?? 0) : 0);
  const refunded = Math.max(refundedThisMonth(lines), cut ? (credits?.refunded_this_month ?? 0) : 0);
  const notes = credits && [
    credits.reserved > 0 ? `${formatNumber(credits.reserved)} reserved for a running analysis.` : '',
    credits.debt > 0 ? `${formatNumber(credits.debt)} owed for a reversed purchase; the next credits pay it first.` : '',
  ];
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <Figure title="Current Balance" value={lines[0]?.balance_after ?? 0} note={notes?.filter(Boolean).join(' ')} />
      <Figure title="Used This Month" value={used} note={refundNote(used, refunded)} />
    </div>
  );
}

const Loading = () => (
  <>
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
    <Skeleton className="h-72" />
  </>
);

/** What came in, what was spent, and when the rest ends. */
export default function CreditsTab() {
  const transactions = useQuery(transactionsQuery);
  return (
    <Async query={transactions} failed="Failed to load credit balance" loading={<Loading />}>
      {(lines) => (
        <>
          <Figures lines={lines} />
          <Card>
            <CardHeader title="Credit Usage History" text={`The newest ${LIMITS.transactionRows} entries.`} />
            <CardBody>
              {lines.length === 0 ? (
                <EmptyState title="No transactions yet" text="Credits you get and spend are listed here." />
              ) : (
                <Table caption="Credit Usage History" columns={COLUMNS} rows={lines} keyOf={({ id }) => id} />
              )}
            </CardBody>
          </Card>
        </>
      )}
    </Async>
  );
}
