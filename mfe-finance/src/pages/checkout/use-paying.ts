import { reasonOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { checkoutWording } from '@evenhand/wording/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settle } from './checkout-api.js';

const wording = checkoutWording.toasts;
const LOOK_AGAIN_MS = 2_000;

export type Tried = { result: 'paid' } | { result: 'stopped' } | { result: 'failed'; message?: string };

/**
 * After the provider's form succeeds, the service confirms with the provider before the page moves on: the plan is
 * open when the dashboard loads.
 */
export const usePaying = (clientSecret: string) => {
  const [phase, setPhase] = useState<'ready' | 'busy' | 'processing'>('ready');
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fail = (message: string) => {
    setPhase('ready');
    setFailure(message);
    showToast({ title: wording.failed, text: message, kind: 'destructive' });
  };

  const failFor = (error: unknown) => fail(reasonOf(error) ?? wording.unexpected);

  const look = async (): Promise<void> => {
    const { state } = await settle(clientSecret);
    if (state === 'succeeded') {
      showToast(wording.paid);
      await queries.invalidateQueries();
      navigate('/dashboard');
    } else if (state === 'processing') {
      setPhase('processing');
      timer.current = setTimeout(() => void look().catch(failFor), LOOK_AGAIN_MS);
    } else fail(wording.failedText);
  };

  const pay = async (tryToPay: () => Promise<Tried>): Promise<void> => {
    setPhase('busy');
    setFailure(null);
    try {
      const tried = await tryToPay();
      if (tried.result === 'stopped') setPhase('ready');
      else if (tried.result === 'failed') fail(tried.message ?? wording.failedText);
      else await look();
    } catch (error) {
      failFor(error);
    }
  };
  return { phase, failure, pay };
};
