import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Party } from '@evenhand/contracts/identity';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording } from '@evenhand/wording/versions';
import { Link } from 'react-router-dom';
import { ChangedParts } from './changed-parts.js';
import { isLocked, isOver, type useDraftAgreement } from './use-agreement.js';

const wording = agreementWording.versions;

const lapses = ({ approvals }: Agreement): string | null => {
  const parties = new Set<Party>(approvals.map(({ party }) => party));
  if (parties.size > 1) return wording.lapses.both;
  const [party] = parties;
  return party ? wording.lapses[party] : null;
};

const isWithPartner = ({ state }: Agreement): boolean => state === 'in_review' || state === 'ready';

interface DraftStateProps {
  agreement: Agreement;
  draft: ReturnType<typeof useDraftAgreement>;
}

/** Why a draft is out of date and what a new one does, or what changed since the owner's approval. */
export const DraftState = ({ agreement, draft }: DraftStateProps) => {
  const { version, answersChanged, redraft, approvedBefore } = agreement;
  if (isLocked(agreement) || isOver(agreement)) return null;
  if (answersChanged) {
    const lapsing = lapses(agreement);
    return (
      <Notice kind="attention" title={wording.outdated(version)}>
        <p>{wording.why}</p>
        <ChangedParts changes={redraft} />
        {lapsing && <p>{lapsing}</p>}
        {isWithPartner(agreement) && <p>{wording.mailed}</p>}
        <Actions>
          <Button busy={draft.isPending} onClick={() => draft.mutate()}>
            {wording.write}
          </Button>
        </Actions>
      </Notice>
    );
  }
  if (!approvedBefore) return null;
  return (
    <Notice kind="attention" title={wording.approveAgain(approvedBefore.version, version)}>
      <p>{wording.approveAgainWhy}</p>
      <ChangedParts changes={approvedBefore.changes} />
      <Link to="/agreement/versions">{versionsWording.link}</Link>
    </Notice>
  );
};
