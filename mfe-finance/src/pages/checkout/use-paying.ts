import type { PaymentState } from '@evenhand/contracts/billing/payments';
import { reasonOf } from '@evenhand/web-kit/problem-error';
import { checkoutWording } from '@evenhand/wording/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settle } from './checkout-api.js';

const wording = checkoutWording.toasts;
const { declined, uncharged, unknown, over } = checkoutWording.form;
const LOOK_AGAIN_MS = 2_000;

/** `stopped`: nothing was sent. `unclear`: the provider reported an error that is no refusal of the card. */
export type Tried =
  | { result: 'paid' }
  | { result: 'stopped' }
  | { result: 'declined'; message?: string }
  | { result: 'unclear'; message?: string };

export interface PaymentFailure {
  message: string;
  /** Whether the card was charged, and the next step. */
  advice: string;
}

/** Nothing was charged, and the payment can be confirmed again. */
const isUncharged = (state: PaymentState): boolean =>
  state === 'created' || state === 'requires_action' || state === 'failed';

/**
 * After the provider's form succeeds, the service confirms with the provider before the page shows the plan as paid:
 * it is open then. Its state is also read after an unclear end, and before another attempt.
 */
export const usePaying = (clientSecret: string) => {
  const [phase, setPhase] = useState<'ready' | 'busy' | 'processing'>('ready');
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const queries = useQueryClient();
  const wasTried = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fail = (message: string, advice: string) => {
    setPhase('ready');
    setFailure({ message, advice });
  };

  const failFor = (error: unknown) => fail(reasonOf(error) ?? wording.unexpected, unknown);

  /** Shows the state of the payment; true while it can still be confirmed. */
  const canConfirm = async (): Promise<boolean> => {
    const { state } = await settle(clientSecret);
    if (isUncharged(state)) return true;
    if (state === 'succeeded') await queries.invalidateQueries();
    else if (state === 'processing') {
      setPhase('processing');
      timer.current = setTimeout(() => void look().catch(failFor), LOOK_AGAIN_MS);
    } else fail(wording.failedText, over);
    return false;
  };

  const look = async (message: string = wording.failedText, advice: string = declined): Promise<void> => {
    if (await canConfirm()) fail(message, advice);
  };

  const confirm = async (tryToPay: () => Promise<Tried>): Promise<void> => {
    const tried = await tryToPay().catch((error: unknown): Tried => {
      return { result: 'unclear', message: reasonOf(error) ?? wording.unexpected };
    });
    if (tried.result === 'stopped') return setPhase('ready');
    wasTried.current = true;
    if (tried.result === 'declined') return fail(tried.message ?? wording.failedText, declined);
    return tried.result === 'unclear' ? look(tried.message, uncharged) : look();
  };

  const pay = async (tryToPay: () => Promise<Tried>): Promise<void> => {
    setPhase('busy');
    setFailure(null);
    try {
      if (!wasTried.current || (await canConfirm())) await confirm(tryToPay);
    } catch (error) {
      failFor(error);
    }
  };
  return { phase, failure, pay };
};
