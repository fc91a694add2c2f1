import { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { AgreementVersion, AgreementVersions, Comparison } from '@evenhand/contracts/agreement/versions';
import { Party } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { redlines, unchangedArticles } from '../documents/redlines.js';
import { WordFiles } from '../documents/word-files.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';

export const VersionNumber = z.coerce.number().int().positive().max(2_147_483_647);

export interface Pair {
  from: number;
  to: number;
}

const Found = z.array(
  z.object({
    version: z.int(),
    hash: z.string(),
    state: PackageState,
    created_at: z.date(),
    made_by: Party.nullable(),
    approved_by: z.array(Party),
    shared_in: z.string().nullable(),
    round: z.int(),
    accepted_proposal: z.string().nullable(),
  }),
);

/** The versions of a case's agreement. A partner reads those that their invitation showed. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly wordFiles: WordFiles,
  ) {}

  /** @param invitation of the partner who reads them */
  async list(manager: EntityManager, caseId: string, invitation?: string): Promise<AgreementVersions> {
    const rows = await manager.query(
      `SELECT version, hash, state, created_at,
        (SELECT role FROM signing_events WHERE agreement_id = agreements.id AND happening = 'drafted' LIMIT 1) AS made_by,
        (SELECT coalesce(json_agg(party ORDER BY at), '[]') FROM approvals WHERE agreement_id = agreements.id) AS approved_by,
        shared_in, (count(*) OVER (PARTITION BY shared_in ORDER BY version))::int AS round,
        accepted_proposal
      FROM agreements WHERE case_id = $1 AND ($2::uuid IS NULL OR shared_in = $2) ORDER BY version DESC`,
      [caseId, invitation],
    );
    const found = Found.parse(rows);
    const accepted = found.flatMap(({ accepted_proposal }) => accepted_proposal ?? []);
    const proposals = accepted.length > 0 ? await manager.findBy(ProposalRow, { caseId, id: In(accepted) }) : [];
    const { forPartner } = await this.contacts.withholding(manager, caseId);
    const reasonOf = (id: string | null): string | null => {
      const { author, reason = null } = proposals.find((proposal) => proposal.id === id) ?? {};
      return invitation && author === 'owner' ? forPartner(reason) : reason;
    };
    const versions = found.map(
      ({ created_at, made_by, approved_by, shared_in, round, accepted_proposal, ...version }) => ({
        ...version,
        reason: reasonOf(accepted_proposal),
        createdAt: created_at.toISOString(),
        madeBy: made_by ?? 'owner',
        approvedBy: approved_by,
        round: shared_in === null ? null : round,
      }),
    );
    return { versions };
  }

  /** @throws ProblemError `hidden-contact-data` where one of them holds what is hidden today */
  async compare(manager: EntityManager, caseId: string, pair: Pair, invitation?: string): Promise<Comparison> {
    const { before, after, versions } = await this.pair(manager, caseId, pair, invitation);
    const changes = redlines(before, after);
    return { ...versions, redlines: changes, unchanged: unchangedArticles(after, changes) };
  }

  async docx(caseId: string, pair: Pair): Promise<Buffer> {
    const { before, after, versions } = await this.pair(this.transactions.manager, caseId, pair);
    const change = { author: after.parties[versions.to.madeBy], date: versions.to.createdAt };
    return this.wordFiles.write(caseId, { before, after, change });
  }

  private async pair(manager: EntityManager, caseId: string, { from, to }: Pair, invitation?: string) {
    const { versions } = await this.list(manager, caseId, invitation);
    const listed = (number: number): AgreementVersion =>
      versions.find(({ version }) => version === number) ?? fail('not-found', intakeServer.noVersion);
    const pair = { from: listed(from), to: listed(to) };
    const reader = invitation ? 'partner' : 'owner';
    const document = async (version: number): Promise<AgreementDocument> => {
      const row = await manager.findOneByOrFail(AgreementRow, { caseId, version });
      await this.heldBack.mustBeShown(manager, row, reader);
      return row.document;
    };
    return { before: await document(from), after: await document(to), versions: pair };
  }
}
