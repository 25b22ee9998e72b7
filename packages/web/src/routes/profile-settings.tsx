import { useSearchParams } from 'react-router';
import { ProfileTab } from '../features/profile/profile-tab.tsx';
import { late } from '../ui/late.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';

const CreditsTab = late(() => import('../features/credits/credits-tab.tsx'), <Skeleton className="h-40" />);

export default function ProfileSettingsScreen() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'credits' ? 'credits' : 'profile';
  return (
    <Page title="Profile & Settings" width="text">
      <Tabs
        label="Profile and settings"
        value={tab}
        onChange={(value) => setQuery(value === 'profile' ? {} : { tab: value }, { replace: true })}
        tabs={[
          { value: 'profile', label: 'Profile', content: <ProfileTab /> },
          {
            value: 'credits',
            label: 'Credits',
            content: <CreditsTab />,
          },
        ]}
      />
    </Page>
  );
}
