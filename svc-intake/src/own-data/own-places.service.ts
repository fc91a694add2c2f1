import type { OwnPlace, OwnPlaceState } from '@evenhand/contracts/access/own-data';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { isOver } from '../agreement/package-state.js';
import { lawyerOf, witnessOf } from '../agreement/places.js';
import { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { LawyerRow } from '../agreement/rows/lawyer.entity.js';
import { AccessRow, LinkRow } from '../agreement/rows/link.entity.js';
import { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { SignatureRow } from '../agreement/rows/signature.entity.js';
import { SigningEventRow } from '../agreement/rows/signing-event.entity.js';
import { WitnessRow } from '../agreement/rows/witness.entity.js';
import { CommentRow } from '../comments/comment.entity.js';
import { DownloadRow } from '../downloads/download.entity.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { StatementRow } from '../statements/statement.entity.js';
import type { GuestPlace } from './guest-places.repository.js';
import { THEIR_ACTS, THEIR_COMMENTS, THEIR_PROPOSALS } from './their-times.js';

type Written = Pick<OwnPlace, 'acts' | 'comments' | 'proposals'>;
type Mailed = Pick<OwnPlace, 'invitations' | 'links' | 'visits' | 'disclosures'>;

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What a case keeps of an address that is not its owner's. */
@Injectable()
export class OwnPlacesService {
  constructor(private readonly contacts: HiddenContactsService) {}

  async view(manager: EntityManager, email: string, place: GuestPlace): Promise<OwnPlace> {
    const { caseId, roles } = place;
    const current = await this.currentOf(manager, caseId);
    const signatures = await manager.findBy(SignatureRow, { caseId, email });
    const sealedId = current?.state === 'completed' ? current.id : null;
    const canDownload = sealedId && (await manager.existsBy(DownloadRow, { agreementId: sealedId, email }));
    return {
      caseId,
      roles,
      state: stateOf(place, current, signatures),
      // Empty once the owner deleted everything.
      parties: current?.document.parties ?? null,
      hasSealedFile: Boolean(canDownload),
      named: [
        ...(await manager.findBy(WitnessRow, { caseId, email })).map(({ party, name }) => ({
          role: witnessOf(party),
          name,
        })),
        ...(await manager.findBy(LawyerRow, { caseId, email })).map(({ party, name }) => ({
          role: lawyerOf(party),
          name,
        })),
      ],
      signatures: signatures.map(({ role, signature, address, lawSocietyNumber, signedAt }) => ({
        role,
        name: signature.name,
        drawing: signature.kind === 'drawn' ? signature.image : null,
        address,
        lawSocietyNumber,
        signedAt: signedAt.toISOString(),
      })),
      ...(await this.mailed(manager, email, caseId)),
      ...(await this.written(manager, email, caseId)),
    };
  }

  async stateOf(manager: EntityManager, email: string, place: GuestPlace): Promise<OwnPlaceState> {
    const { caseId } = place;
    return stateOf(place, await this.currentOf(manager, caseId), await manager.findBy(SignatureRow, { caseId, email }));
  }

  private currentOf(manager: EntityManager, caseId: string): Promise<AgreementRow | null> {
    return manager.findOne(AgreementRow, { where: { caseId }, order: { version: 'DESC' } });
  }

  private async mailed(manager: EntityManager, email: string, caseId: string): Promise<Mailed> {
    const invitations = await manager.findBy(InvitationRow, { caseId, partnerEmail: email });
    const links = await manager.find(LinkRow, { where: { caseId, email }, order: { sentAt: 'ASC' } });
    const visits = await manager.find(AccessRow, { where: { caseId, email }, order: { startedAt: 'ASC' } });
    const statements = await manager.findBy(StatementRow, { caseId, address: email, party: 'partner' });
    return {
      invitations: invitations.map(({ state, sentAt, openedAt }) => ({
        state,
        sentAt: sentAt.toISOString(),
        openedAt: at(openedAt),
      })),
      links: links.map(({ purpose, sentAt, endedAt }) => ({
        purpose,
        sentAt: sentAt.toISOString(),
        endedAt: at(endedAt),
      })),
      visits: visits.map(({ purpose, startedAt, endedAt }) => ({
        purpose,
        startedAt: startedAt.toISOString(),
        endedAt: at(endedAt),
      })),
      disclosures: statements.flatMap(({ sha256, frozenAt }) =>
        frozenAt ? [{ sha256, frozenAt: frozenAt.toISOString() }] : [],
      ),
    };
  }

  private async written(manager: EntityManager, email: string, caseId: string): Promise<Written> {
    const idsIn = async (table: string, theirs: string): Promise<string[]> => {
      const rows: { id: string }[] = await manager.query(`select id from ${table} where ${theirs} order by id`, [
        caseId,
        storedAddress(manager, email),
      ]);
      return rows.map(({ id }) => id);
    };
    const acts = await manager.findBy(SigningEventRow, { id: In(await idsIn('signing_events', THEIR_ACTS)) });
    const comments = await manager.findBy(CommentRow, { id: In(await idsIn('comments', THEIR_COMMENTS)) });
    const proposals = await manager.findBy(ProposalRow, { id: In(await idsIn('proposals', THEIR_PROPOSALS)) });
    const { forPartner } = await this.contacts.withholding(manager, caseId);
    return {
      acts: acts.map(({ happening, ip, userAgent, ...act }) => ({
        at: act.at.toISOString(),
        happening,
        ip,
        browser: userAgent,
      })),
      comments: comments.map(({ clauseId, audience, text, writtenAt }) => ({
        clauseId,
        audience,
        text,
        writtenAt: writtenAt.toISOString(),
      })),
      proposals: proposals.map(({ state, to, reason, answer, sentAt }) => ({
        state,
        to,
        reason,
        answer: forPartner(answer),
        sentAt: sentAt.toISOString(),
      })),
    };
  }
}

/** What a party or a witness signed may not vanish between two signatures. */
const stateOf = (
  { roles }: GuestPlace,
  current: AgreementRow | null,
  signatures: readonly SignatureRow[],
): OwnPlaceState => {
  if (!current || isOver(current.state)) return 'over';
  if (current.state === 'completed') return 'sealed';
  const hasSigned = signatures.some(({ agreementId }) => agreementId === current.id);
  const holdsUp = current.state === 'partially_signed' && (hasSigned || roles.includes('partner'));
  return holdsUp ? 'signing' : 'open';
};
