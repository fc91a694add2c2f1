import { onSecondFactorNeeded } from '@evenhand/web-kit/second-factor';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const SecondFactorPrompt = lazy(() => import('./second-factor-prompt'));

type Answer = (isProven: boolean) => void;

/** Asks for the second factor when a call is refused for want of it. Calls that wait share one prompt. */
export const SecondFactor = () => {
  const waiting = useRef<Answer[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      onSecondFactorNeeded((answer) => {
        waiting.current.push(answer);
        setOpen(true);
      }),
    [],
  );
  const finish = (isProven: boolean) => {
    setOpen(false);
    for (const answer of waiting.current.splice(0)) answer(isProven);
  };
  if (!isOpen) return null;
  return (
    <Suspense>
      <SecondFactorPrompt onDone={finish} />
    </Suspense>
  );
};
