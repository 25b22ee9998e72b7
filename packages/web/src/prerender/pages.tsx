import { PRODUCT_NAME } from '@citelight/contracts/brand';
import type { ComponentType } from 'react';
import { SAMPLE_FILE } from '../lib/sample-query.ts';
import ComingSoonScreen from '../routes/coming-soon.tsx';
import ContactScreen from '../routes/contact.tsx';
import PrivacyScreen from '../routes/privacy.tsx';
import SampleScreen from '../routes/sample.tsx';
import TermsScreen from '../routes/terms.tsx';

/** A page of the application whose text stands in the HTML itself. A placeholder has nothing to find yet, so it is not indexed. */
export type PublicPage = {
  path: string;
  title: string;
  description: string;
  type: 'WebPage' | 'ContactPage';
  /** A file that its screen asks for first. */
  fetches?: string;
  placeholder?: boolean;
  /** The file of its screen, whose code the page loads. */
  source: string;
  Screen: ComponentType;
};

const soon = (path: string, title: string): PublicPage => ({
  path,
  title,
  description: `${title}: this page of ${PRODUCT_NAME} is not written yet.`,
  type: 'WebPage',
  placeholder: true,
  source: 'src/routes/coming-soon.tsx',
  Screen: ComingSoonScreen,
});

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/contact',
    title: 'Contact',
    description: `Write to the people behind ${PRODUCT_NAME}: a question, a fault, or a wish. Every message is read.`,
    type: 'ContactPage',
    source: 'src/routes/contact.tsx',
    Screen: ContactScreen,
  },
  {
    path: '/sample',
    title: 'Sample report',
    description: `A full ${PRODUCT_NAME} report to look through: the AI search readiness of our demonstration shop, what to do first, its topics and a competitor.`,
    type: 'WebPage',
    fetches: `/${SAMPLE_FILE}`,
    source: 'src/routes/sample.tsx',
    Screen: SampleScreen,
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: `What ${PRODUCT_NAME} keeps about you, what it reads of your website, who else sees it, and what you may ask for.`,
    type: 'WebPage',
    source: 'src/routes/privacy.tsx',
    Screen: PrivacyScreen,
  },
  {
    path: '/terms',
    title: 'Terms',
    description: `The rules for using ${PRODUCT_NAME}: what you get, what we ask of you, subscriptions and credits.`,
    type: 'WebPage',
    source: 'src/routes/terms.tsx',
    Screen: TermsScreen,
  },
  soon('/about', 'About'),
  soon('/blog', 'Blog'),
  soon('/consultants', 'Consultants'),
];
