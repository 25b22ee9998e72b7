import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GatePage } from '../features/gate/gate-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';

const render = (page: ReactElement) => () => renderToStaticMarkup(page);

/** The documents whose content stands in the HTML itself. */
export const documents = { 'index.html': render(<LandingPage />), 'gate.html': render(<GatePage />) };
