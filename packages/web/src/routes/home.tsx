import { Arrival } from '../features/auth/arrival.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

/** / with the parameters of an e-mail link or a sign-in service. Without them, / is the prerendered landing page. */
export default function HomeScreen() {
  useTitle('Welcome');
  return (
    <Narrow>
      <Arrival />
    </Narrow>
  );
}
