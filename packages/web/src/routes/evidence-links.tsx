import { Bot, ChevronRight, type LucideIcon, Search } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';

const LINKS: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: '/search-data', icon: Search, title: 'Search data', text: 'What people search for' },
  { to: '/ai-crawlers', icon: Bot, title: 'AI crawlers', text: 'Which of them fetch your pages' },
];

/** The way to what is measured on the site itself, below the cards. */
export const EvidenceLinks = () => (
  <Card className="grid divide-line max-md:divide-y md:col-span-2 md:grid-flow-col md:auto-cols-fr md:divide-x lg:col-span-3">
    {LINKS.map(({ to, icon: Icon, title, text }) => (
      <Link key={to} to={to} className="flex items-center gap-3 px-5 py-4 hover:bg-sunken sm:px-6">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-sm">{title}</span>
          <span className="block text-muted text-sm">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Link>
    ))}
  </Card>
);
