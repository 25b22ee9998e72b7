import { PaymentResult } from '../features/billing/payment-result.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';
import { PaymentMode } from '../ui/payment-mode.tsx';

export default function PaymentSuccessScreen() {
  useTitle('Payment');
  return (
    <Narrow>
      <PaymentResult />
      <PaymentMode className="mt-10" />
    </Narrow>
  );
}
