import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { flowWording } from '@evenhand/wording/flow';
import { Link } from 'react-router-dom';
import styles from './flow.module.css';

const wording = flowWording.review;

const hasOwnerApproved = ({ hash, approvals }: Agreement): boolean =>
  approvals.some((approval) => approval.party === 'owner' && approval.hash === hash);

const wayOn = (agreement: Agreement) => {
  switch (agreement.state) {
    case 'completed':
      return { to: '/documents', name: wording.toDocuments };
    case 'ready':
    case 'partially_signed':
      return { to: '/flow/sign', name: wording.toSigning };
    case 'in_review':
      return hasOwnerApproved(agreement)
        ? { to: '/flow/invite', name: wording.toInvitation }
        : { to: '/agreement', name: flowWording.invite.toAgreement };
    default:
      return { to: '/flow/invite', name: wording.invite };
  }
};

const sentencesFor = ({ state }: Agreement): readonly string[] => {
  if (state === 'draft') return [wording.nextInvite, ...wording.next];
  return state === 'in_review' ? wording.next : [];
};

export const WhatNext = ({ agreement }: { agreement: Agreement }) => {
  const { to, name } = wayOn(agreement);
  const sentences = sentencesFor(agreement);
  return (
    <div className={styles.screenOnly}>
      <Card title={wording.nextTitle}>
        {sentences.length > 0 && (
          <ol>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        )}
        <div className={styles.next}>
          <Link className={buttonClass('primary', true)} to={to}>
            {name}
          </Link>
        </div>
      </Card>
    </div>
  );
};
