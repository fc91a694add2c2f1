import { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { AgreementVersion, AgreementVersions, Comparison } from '@evenhand/contracts/agreement/versions';
import { Party } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { redlines, unchangedArticles } from '../documents/redlines.js';
import { HeldBackService } from '../held-back/held-back.service.js';

const Found = z.array(
  z.object({
    version: z.int(),
    hash: z.string(),
    state: PackageState,
    created_at: z.date(),
    made_by: Party.nullable(),
    approved_by: z.array(Party),
  }),
);

/** The versions of a case's agreement, for its owner. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly heldBack: HeldBackService,
  ) {}

  async list(caseId: string): Promise<AgreementVersions> {
    const rows = await this.transactions.manager.query(
      `SELECT version, hash, state, created_at,
        (SELECT role FROM signing_events WHERE agreement_id = agreements.id AND happening = 'drafted' LIMIT 1) AS made_by,
        (SELECT coalesce(json_agg(party ORDER BY at), '[]') FROM approvals WHERE agreement_id = agreements.id) AS approved_by
      FROM agreements WHERE case_id = $1 ORDER BY version DESC`,
      [caseId],
    );
    const versions = Found.parse(rows).map(({ created_at, made_by, approved_by, ...version }) => ({
      ...version,
      createdAt: created_at.toISOString(),
      madeBy: made_by ?? 'owner',
      approvedBy: approved_by,
    }));
    return { versions };
  }

  async compare(caseId: string, from: number, to: number): Promise<Comparison> {
    const { before, after, versions } = await this.pair(caseId, from, to);
    const changes = redlines(before, after);
    return { ...versions, redlines: changes, unchanged: unchangedArticles(after, changes) };
  }

  /** The Word writer is large: loaded on first use. */
  async docx(caseId: string, from: number, to: number): Promise<Buffer> {
    const { before, after, versions } = await this.pair(caseId, from, to);
    const { comparisonDocx } = await import('../documents/comparison-docx.js');
    const author = after.parties[versions.to.madeBy];
    return comparisonDocx(before, after, { author, date: versions.to.createdAt });
  }

  /** @throws ProblemError `hidden-contact-data` where one of them holds what is hidden today */
  private async pair(caseId: string, from: number, to: number) {
    const { versions } = await this.list(caseId);
    const [before, after] = [await this.document(caseId, from), await this.document(caseId, to)];
    const listed = (number: number): AgreementVersion =>
      versions.find(({ version }) => version === number) ?? fail('not-found', intakeServer.noVersion);
    return { before, after, versions: { from: listed(from), to: listed(to) } };
  }

  private async document(caseId: string, version: number) {
    const { manager } = this.transactions;
    const found = await manager.findOneBy(AgreementRow, { caseId, version });
    if (!found) return fail('not-found', intakeServer.noVersion);
    await this.heldBack.mustBeShown(manager, found, 'owner');
    return found.document;
  }
}
