import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { Wordmark } from './brand.tsx';

export type SocialLink = { label: string; url: string };

const COLUMNS = [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: '/#features' },
      { label: 'Pricing', href: '/#pricing' },
      { label: 'Sample report', href: '/sample' },
      { label: 'Consultants', href: '/consultants' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  },
];

const linkStyle = 'inline-block rounded-sm py-1.5 text-muted hover:text-ink hover:underline underline-offset-4';

/** The foot of every public page. Social links come from the server's settings; until they are known, `social` is empty. */
export function SiteFooter({ social }: { social: readonly SocialLink[] }) {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-[1.6fr_repeat(4,1fr)] lg:px-8">
        <div className="max-md:col-span-2">
          <Wordmark />
          <p className="mt-4 max-w-xs text-muted text-sm">
            Measures how ready a website is to be cited by AI search, and says what to do first.
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="text-sm">
            <h2 className="mb-2 font-semibold">{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={linkStyle}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="Social" className="text-sm">
          <h2 className="mb-2 font-semibold">Social</h2>
          <ul data-social className="min-h-24">
            {social.map(({ label, url }) => (
              <li key={label}>
                <a href={url} rel="noopener" className={linkStyle}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-7xl px-4 pb-10 text-faint text-xs sm:px-6 lg:px-8">© {PRODUCT_NAME}</p>
    </footer>
  );
}
