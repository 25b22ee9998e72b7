import { PaymentResult } from '../features/billing/payment-result.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';
import { TestMode } from '../ui/test-mode.tsx';

export default function PaymentSuccessScreen() {
  useTitle('Payment');
  return (
    <Narrow>
      <PaymentResult />
      <TestMode className="mt-10" />
    </Narrow>
  );
}
