import { type ReportBrand, readReportBrand, updateReportBrand } from '@citelight/contracts/api/account';
import { LIMITS } from '@citelight/contracts/limits';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const brandQuery = queryOptions({ queryKey: ['report-brand'], queryFn: ({ signal }) => call(readReportBrand, {}, signal) });

const TYPES = 'image/png,image/jpeg,image/webp';

const asDataAddress = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

function BrandForm({ brand }: { brand: ReportBrand | null }) {
  const [name, setName] = useState(brand?.name ?? '');
  const [logo, setLogo] = useState(brand?.logo ?? null);
  const ids = { name: useId(), logo: useId(), hint: useId() };
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (wanted: ReportBrand | null) => call(updateReportBrand, { body: { brand: wanted } }),
    onMutate: () => notify.clear('report-brand'),
    onSuccess: (saved) => {
      queries.setQueryData(brandQuery.queryKey, saved);
      setName(saved.brand?.name ?? '');
      setLogo(saved.brand?.logo ?? null);
      notify.success('report-brand', saved.brand ? 'Report branding saved' : 'Report branding removed');
    },
    onError: (error) => notify.error('report-brand', error.message),
  });

  async function choose(file: File | undefined) {
    if (!file) return;
    notify.clear('report-brand');
    if (!TYPES.split(',').includes(file.type)) return notify.error('report-brand', 'The logo must be a PNG, JPEG or WebP image.');
    try {
      const address = await asDataAddress(file);
      if (address.length > LIMITS.brandLogoLength) return notify.error('report-brand', 'The logo must be smaller than 200 KB');
      setLogo(address);
    } catch (error) {
      notify.error('report-brand', (error as Error).message);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ name, logo });
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <div>
        <label htmlFor={ids.name} className="mb-1 block font-medium text-sm">
          Name on the cover
        </label>
        <Input
          id={ids.name}
          required
          maxLength={LIMITS.brandNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="organization"
        />
      </div>
      <div>
        <label htmlFor={ids.logo} className="mb-1 block font-medium text-sm">
          Logo
        </label>
        <div className="flex flex-wrap items-center gap-3">
          {logo && <img src={logo} alt="Your logo" className="h-10 max-w-40 rounded-sm bg-white object-contain p-1" />}
          <input
            id={ids.logo}
            type="file"
            accept={TYPES}
            aria-describedby={ids.hint}
            onChange={({ target }) => choose(target.files?.[0])}
            className="min-w-0 max-w-full text-sm file:mr-3 file:h-9 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-panel file:px-3 file:text-ink"
          />
          {logo && (
            <Button variant="quiet" size="sm" onClick={() => setLogo(null)}>
              Remove logo
            </Button>
          )}
        </div>
        <p id={ids.hint} className="mt-1 text-muted text-sm">
          PNG, JPEG or WebP, up to 200 KB.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          Save branding
        </Button>
        {brand && (
          <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate(null)}>
            Use Citelight’s branding
          </Button>
        )}
      </div>
    </form>
  );
}

/** The member's own name and logo on PDF reports. */
export default function BrandCard() {
  const query = useQuery(brandQuery);
  return (
    <Card>
      <CardHeader title="Report branding" text="Put your own name and logo on PDF reports, in place of ours." />
      <CardBody>
        <Async query={query} failed="Your report branding could not be loaded." loading={<Skeleton className="h-40" />}>
          {({ brand }) => <BrandForm key={brand ? 'own' : 'ours'} brand={brand} />}
        </Async>
      </CardBody>
    </Card>
  );
}
