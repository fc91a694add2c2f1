import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { flowWording } from '@evenhand/wording/flow';
import { Link } from 'react-router-dom';
import styles from './flow.module.css';

const wording = flowWording.review;

const wayOn = ({ state }: Agreement) => {
  if (state === 'completed') return { to: '/documents', name: wording.toDocuments };
  if (state === 'ready' || state === 'partially_signed') return { to: '/flow/sign', name: wording.toSigning };
  return { to: '/flow/invite', name: wording.invite };
};

/** What happens next with the agreement, and the way there. */
export const WhatNext = ({ agreement }: { agreement: Agreement }) => {
  const { to, name } = wayOn(agreement);
  const isBeforeApproval = agreement.state === 'draft' || agreement.state === 'in_review';
  return (
    <div className={styles.screenOnly}>
      <Card title={wording.nextTitle}>
        {isBeforeApproval && (
          <ol>
            {wording.next.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        )}
        <Link className={buttonClass('primary', true)} to={to}>
          {name}
        </Link>
      </Card>
    </div>
  );
};
