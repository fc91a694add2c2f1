import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { focusIfLost } from '@evenhand/web-kit/focus-heading';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import type { disclosureWording } from '@evenhand/wording/disclosure';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from '../lists/lists.module.css';
import { saveFailed } from '../lists/save-failed.js';

interface TakeBackProps {
  wording: typeof disclosureWording.owner.takeBack | typeof disclosureWording.half.takeBack;
  takeBack: () => Promise<unknown>;
}

/** Each press replaces the buttons, and the focus follows: to the question, back to the button, or to the heading. */
export const TakeBack = ({ wording, takeBack }: TakeBackProps) => {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const ending = useMutation({ mutationFn: takeBack, onSuccess: () => setAsking(false), onError: saveFailed });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking !== null) focusIfLost(isAsking ? place.current : (place.current?.querySelector('button') ?? null));
  }, [isAsking]);
  return (
    <div ref={place} className={styles.takeBack} tabIndex={-1}>
      {isAsking ? (
        <Notice kind="attention">
          <p>{wording.confirm}</p>
          <Actions>
            <VanishingButton small busy={ending.isPending} onClick={() => ending.mutate()}>
              {wording.yes}
            </VanishingButton>
            <Button small onClick={() => setAsking(false)}>
              {wording.keep}
            </Button>
          </Actions>
        </Notice>
      ) : (
        <Button small kind="quiet" onClick={() => setAsking(true)}>
          {wording.ask}
        </Button>
      )}
    </div>
  );
};
