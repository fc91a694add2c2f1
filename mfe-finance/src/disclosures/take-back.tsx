import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import type { disclosureWording } from '@evenhand/wording/disclosure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../lists/lists.module.css';
import { saveFailed } from '../lists/save-failed.js';

interface TakeBackProps {
  wording: typeof disclosureWording.owner.takeBack | typeof disclosureWording.half.takeBack;
  takeBack: () => Promise<unknown>;
}

export const TakeBack = ({ wording, takeBack }: TakeBackProps) => {
  const [isAsking, setAsking] = useState(false);
  const ending = useMutation({ mutationFn: takeBack, onSuccess: () => setAsking(false), onError: saveFailed });
  if (!isAsking)
    return (
      <p className={styles.takeBack}>
        <Button small kind="quiet" onClick={() => setAsking(true)}>
          {wording.ask}
        </Button>
      </p>
    );
  return (
    <div className={styles.takeBack}>
      <Notice kind="attention">
        <p>{wording.confirm}</p>
        <Actions>
          <Button small busy={ending.isPending} onClick={() => ending.mutate()}>
            {wording.yes}
          </Button>
          <Button small onClick={() => setAsking(false)}>
            {wording.keep}
          </Button>
        </Actions>
      </Notice>
    </div>
  );
};
