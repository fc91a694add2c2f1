import { MailsEvery, type Negotiation, type SetNegotiation } from '@evenhand/contracts/agreement/negotiation';
import { Button } from '@evenhand/ui/button';
import { SelectInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Failure } from '@evenhand/web-kit/failure';
import { negotiationWording } from '@evenhand/wording/negotiation';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './negotiation.module.css';
import { OtherWaysFolded } from './other-ways.js';

const wording = negotiationWording.taking;
const options = MailsEvery.options.map((value) => ({ value, label: wording.every[value] }));

interface TakingPartProps {
  negotiation: Negotiation;
  /** Of the other person. */
  name: string;
  setting: { isPending: boolean; error: Error | null };
  set: (settings: SetNegotiation) => void;
  children?: ReactNode;
}

/** Whether it is on hold, the mails, and the ways out: looks the same for every pause. */
export const TakingPart = ({
  negotiation: { onHold, otherOnHold, mails },
  name,
  setting,
  set,
  children,
}: TakingPartProps) => {
  const place = useRef<HTMLElement>(null);
  const asked = useRef<boolean | null>(null);
  const hold = (isHeld: boolean) => {
    asked.current = isHeld;
    set({ onHold: isHeld, mails });
  };
  useEffect(() => {
    // Moves focus when the pressed button is removed.
    if (asked.current === onHold && document.activeElement === document.body) place.current?.focus();
    asked.current = null;
  }, [onHold]);
  return (
    <section ref={place} tabIndex={-1} aria-label={wording.title}>
      {(onHold || otherOnHold) && (
        <Notice quiet>
          <p>{onHold ? negotiationWording.ownHold(name) : negotiationWording.onHold}</p>
          {onHold && (
            <Button busy={setting.isPending} onClick={() => hold(false)}>
              {negotiationWording.goOn}
            </Button>
          )}
        </Notice>
      )}
      <Failure error={setting.error} otherwise={wording.failed} />
      <details className={styles.folded}>
        <summary>{wording.title}</summary>
        <div className={styles.part}>
          <SelectInput
            label={wording.mails}
            hint={wording.mailsHint}
            value={mails}
            options={options}
            onChange={(every) => set({ onHold, mails: MailsEvery.parse(every) })}
          />
          {!onHold && (
            <>
              <p className={styles.quiet}>{wording.holdMeans(name)}</p>
              <p>
                <Button busy={setting.isPending} onClick={() => hold(true)}>
                  {wording.hold}
                </Button>
              </p>
            </>
          )}
          {children}
        </div>
      </details>
      <OtherWaysFolded />
    </section>
  );
};
