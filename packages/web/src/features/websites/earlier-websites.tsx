import { listTrackedWebsites, trackWebsiteAgain } from '@citelight/contracts/api/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Globe } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { shortUrl } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Menu, menuItemStyle } from '../../ui/menu.tsx';

/** Goes back to a website that was tracked before; nothing where there is none. */
export default function EarlierWebsites() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['tracked_websites', 'all'],
    queryFn: async ({ signal }) => (await call(listTrackedWebsites, { query: {} }, signal)).items,
  });
  const goBack = useMutation({
    mutationFn: (id: string) => call(trackWebsiteAgain, { params: { id }, body: { is_active: true } }),
    onSuccess: async ({ website_url }) => {
      await queries.invalidateQueries();
      notify.success('website', `${shortUrl(website_url)} is your tracked website again.`);
    },
    onError: (error) => notify.error('website', error.message),
  });
  const earlier = data?.filter(({ is_active }) => !is_active) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Menu
      label="Earlier websites"
      buttonLabel="Switch website"
      triggerClass={buttonStyle({ variant: 'quiet', size: 'sm' })}
      trigger={
        <>
          Switch website
          <ChevronDown aria-hidden="true" />
        </>
      }
      header={<p className="px-3 pt-2 pb-1.5 text-muted text-xs">Going back to an earlier website costs nothing.</p>}
    >
      {earlier.map(({ id, website_url }) => (
        <button key={id} type="button" role="menuitem" tabIndex={-1} onClick={() => goBack.mutate(id)} className={menuItemStyle}>
          <Globe aria-hidden="true" className="shrink-0" />
          <span className="truncate font-mono">{shortUrl(website_url)}</span>
        </button>
      ))}
    </Menu>
  );
}
