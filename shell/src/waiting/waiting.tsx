import { Button } from '@evenhand/ui/button';
import { Spinner } from '@evenhand/ui/spinner';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect, useState } from 'react';

const SLOW_MS = 3_000;
const wording = shellWording.slow;

const Slow = () => (
  <>
    <Spinner label={wording.text} />
    <p style={{ textAlign: 'center', maxWidth: 'none' }}>
      <Button onClick={() => location.reload()}>{shellWording.part.tryAgain}</Button>
    </p>
  </>
);

/**
 * A part that is on its way; after three seconds it reports that it is slow.
 * @param since when the wait began; now by default
 */
export const Waiting = ({ label, since }: { label: string; since?: number }) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const waited = since === undefined ? 0 : performance.now() - since;
    const timer = setTimeout(() => setSlow(true), waited < SLOW_MS ? SLOW_MS - waited : SLOW_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return isSlow ? <Slow /> : <Spinner label={label} />;
};

/**
 * Reports that a pressed link has not led to its page for three seconds: until then the router shows the page before.
 * @param shown the path of the page on screen
 */
export const SlowLink = ({ shown }: { shown: string }) => {
  const [slowAfter, setSlowAfter] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSlowAfter(location.pathname === shown ? null : shown), SLOW_MS);
    };
    document.addEventListener('click', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', watch);
    };
  }, [shown]);
  return slowAfter === shown && <Slow />;
};
