import { Menu } from 'lucide-react';
import { Wordmark } from '../../ui/brand.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { SiteFooter } from '../../ui/site-footer.tsx';
import { SectionLinks, SectionMenu, SiteHeader } from '../../ui/site-header.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { AboutSection } from './about-section.tsx';
import { CompetitorsSection } from './competitors-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { SOCIAL_PLACEHOLDERS } from './marketing.ts';
import { PricingSection } from './pricing-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import type { Sample } from './sample.ts';

/** Rendered once, when the application is built. `landing.script.ts` brings it to life. Without a sample it holds its own words alone. */
export function LandingPage({ sample }: { sample: Sample | null }) {
  return (
    <>
      <p id="signed-in" role="status" className="p-6 text-muted">
        Loading
      </p>
      <SiteHeader
        logo={
          <a href="/" aria-label="Citelight, home" className="rounded-md">
            <Wordmark />
          </a>
        }
        nav={<SectionLinks />}
        actions={
          <>
            <ThemeToggle />
            <a href="/auth" className={buttonStyle({ variant: 'quiet' })}>
              Sign In
            </a>
            <a href="/#url" className={buttonStyle({ variant: 'ink', className: 'max-sm:hidden' })}>
              Analyze free
            </a>
            <SectionMenu icon={<Menu aria-hidden="true" className="size-5" />} />
          </>
        }
      />
      <main id="main">
        <Hero sample={sample} />
        <Figures />
        <FeaturesSection sample={sample} />
        <CompetitorsSection sample={sample} />
        <PricingSection />
        <QuestionsSection />
        <AboutSection />
      </main>
      <SiteFooter social={SOCIAL_PLACEHOLDERS} />
      <div
        data-toasts
        aria-live="polite"
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-2"
      />
    </>
  );
}
