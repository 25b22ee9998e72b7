import { Link, useLocation } from 'react-router';
import { buttonStyle } from '../ui/button.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

/** /about, /blog and /consultants: pages that the owner has not written yet. */
export default function ComingSoonScreen() {
  const name = useLocation().pathname.replaceAll('/', '');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  useTitle(title);
  return (
    <Narrow>
      <div aria-hidden="true" className="ruler mb-8 h-2.5 w-[151px]" />
      <h1 className="font-semibold text-title">{title}</h1>
      <p className="mt-3 text-lg text-muted">Coming Soon</p>
      <div className="mt-8 flex flex-wrap gap-2">
        <a href="/" className={buttonStyle()}>
          Back to Home
        </a>
        <Link to="/contact" className={buttonStyle({ variant: 'outline' })}>
          Contact Us
        </Link>
      </div>
    </Narrow>
  );
}
