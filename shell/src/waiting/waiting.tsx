import { Button } from '@evenhand/ui/button';
import { Spinner } from '@evenhand/ui/spinner';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect, useState } from 'react';

const SLOW_MS = 3_000;
const wording = shellWording.slow;

/** A part that is on its way; after three seconds it reports that it is slow. */
export const Waiting = ({ label }: { label: string }) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return <Spinner label={label} />;
  return (
    <>
      <Spinner label={wording.text} />
      <p style={{ textAlign: 'center', maxWidth: 'none' }}>
        <Button onClick={() => location.reload()}>{shellWording.part.tryAgain}</Button>
      </p>
    </>
  );
};
