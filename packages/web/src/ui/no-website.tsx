import { Link } from 'react-router';
import { buttonStyle } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** In the place of what belongs to a website, before there is one. */
export const NoWebsite = ({ text }: { text: string }) => (
  <EmptyState
    level="h2"
    title="No website yet"
    text={text}
    action={
      <Link to="/?analyze" className={buttonStyle()}>
        Analyze Website
      </Link>
    }
  />
);
