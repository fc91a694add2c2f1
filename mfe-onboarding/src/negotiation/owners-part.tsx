import type { OwnersNegotiation } from '@evenhand/contracts/agreement/negotiation';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { negotiationWording } from '@evenhand/wording/negotiation';
import { useState } from 'react';
import styles from './negotiation.module.css';
import { useSetOwners } from './negotiation-calls.js';
import { TakingPart } from './taking-part.js';

const wording = negotiationWording.refused;

interface OwnersPartProps {
  negotiation: OwnersNegotiation;
  /** Of the partner. */
  name: string;
}

/** The owner can also state that the partner refuses to disclose, which stops the negotiation. */
export const OwnersPart = ({ negotiation, name }: OwnersPartProps) => {
  const setting = useSetOwners();
  const [isAsking, setAsking] = useState(false);
  const { onHold, mails, disclosureRefused } = negotiation;
  return (
    <TakingPart
      negotiation={negotiation}
      name={name}
      setting={setting}
      set={(next) => setting.mutate({ ...next, disclosureRefused })}
    >
      <p>
        <Button kind="quiet" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {wording.offer(name)}
        </Button>
      </p>
      {isAsking && (
        <>
          <p className={styles.quiet}>{wording.means(name)}</p>
          <Actions>
            <Button busy={setting.isPending} onClick={() => setting.mutate({ onHold, mails, disclosureRefused: true })}>
              {wording.yes}
            </Button>
          </Actions>
        </>
      )}
    </TakingPart>
  );
};
