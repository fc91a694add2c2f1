import { reasonOf } from '@evenhand/web-kit/problem-error';
import { checkoutWording } from '@evenhand/wording/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settle } from './checkout-api.js';

const wording = checkoutWording.toasts;
const LOOK_AGAIN_MS = 2_000;

export type Tried = { result: 'paid' } | { result: 'stopped' } | { result: 'failed'; message?: string };

/** `isDeclined`: the bank refused the card, so nothing was charged. */
export interface PaymentFailure {
  message: string;
  isDeclined: boolean;
}

/**
 * After the provider's form succeeds, the service confirms with the provider before the page shows the plan as paid:
 * it is open then.
 */
export const usePaying = (clientSecret: string) => {
  const [phase, setPhase] = useState<'ready' | 'busy' | 'processing'>('ready');
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fail = (message: string, isDeclined: boolean) => {
    setPhase('ready');
    setFailure({ message, isDeclined });
  };

  const failFor = (error: unknown) => fail(reasonOf(error) ?? wording.unexpected, false);

  const look = async (): Promise<void> => {
    const { state } = await settle(clientSecret);
    if (state === 'succeeded') await queries.invalidateQueries();
    else if (state === 'processing') {
      setPhase('processing');
      timer.current = setTimeout(() => void look().catch(failFor), LOOK_AGAIN_MS);
    } else fail(wording.failedText, true);
  };

  const pay = async (tryToPay: () => Promise<Tried>): Promise<void> => {
    setPhase('busy');
    setFailure(null);
    try {
      const tried = await tryToPay();
      if (tried.result === 'stopped') setPhase('ready');
      else if (tried.result === 'failed') fail(tried.message ?? wording.failedText, true);
      else await look();
    } catch (error) {
      failFor(error);
    }
  };
  return { phase, failure, pay };
};
