import { DELAYS } from '@citelight/contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonStyle } from '../../ui/button.tsx';

/** Where the payment provider sends the visitor back to. Nothing is granted here: that follows the provider's signed events alone. */
export function PaymentResult() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [done, setDone] = useState(false);
  useEffect(() => {
    const shown = setTimeout(() => {
      setDone(true);
      for (const topic of ['user_credits', 'credit_transactions', 'subscriptions', 'scheduled_reports'])
        void queries.invalidateQueries({ queryKey: [topic] });
    }, DELAYS.paymentProcessing);
    const left = setTimeout(() => void navigate('/dashboard', { replace: true }), DELAYS.paymentRedirect);
    return () => {
      clearTimeout(shown);
      clearTimeout(left);
    };
  }, [navigate, queries]);

  const Icon = done ? CircleCheck : LoaderCircle;
  return (
    <>
      <div role="status">
        <Icon aria-hidden="true" className={done ? 'size-10 text-good' : 'size-10 animate-spin text-muted'} />
        <h1 className="mt-5 font-semibold text-title">{done ? 'Payment Successful!' : 'Processing Your Payment'}</h1>
        <p className="mt-3 min-h-12 text-muted">
          {done
            ? 'Your credits appear as soon as the payment provider has confirmed the payment, usually within seconds. Your dashboard opens in a moment.'
            : 'This takes a moment.'}
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-2">
        <Link to="/dashboard" replace className={buttonStyle()}>
          Go to Dashboard
        </Link>
        <a href="/" className={buttonStyle({ variant: 'outline' })}>
          Back to Home
        </a>
      </div>
    </>
  );
}
