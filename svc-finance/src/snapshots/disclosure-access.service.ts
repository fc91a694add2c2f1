import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { DisclosureView, EnterDisclosure } from '@evenhand/contracts/finance/snapshots';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesService } from '../changes/changes.service.js';
import { readContent, type SnapshotContent, sha256 } from '../frozen/snapshot-content.js';
import type { DisclosureLinkRow } from './disclosure-link.entity.js';
import { GivenService } from './given.service.js';
import { HiddenInFrozenService } from './hidden-in-frozen.service.js';
import type { SnapshotRow } from './snapshot.entity.js';
import { SnapshotsRepository } from './snapshots.repository.js';

const CODE_MINUTES = 15;
const ACCESS_MINUTES = 120;
const MOST_WRONG_TRIES = 5;
/** Of all codes of a link together; then it ends for good, and the owner sends another. */
const MOST_WRONG_TRIES_EVER = 15;
/** How many codes a link is mailed in a day. */
const MOST_CODES_IN_A_DAY = 20;
const DAY_SECONDS = 86_400;
/** Asking again this soon (a double click) sends no other code. */
const SETTLING_SECONDS = 5;

const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const secondsSince = (moment: Date | null): number =>
  moment ? (Date.now() - moment.getTime()) / 1_000 : Number.POSITIVE_INFINITY;

/** The partner's way to one frozen disclosure: a link that was mailed, and a code for each visit. No account. */
@Injectable()
export class DisclosureAccessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshots: SnapshotsRepository,
    private readonly changes: ChangesService,
    private readonly given: GivenService,
    private readonly hidden: HiddenInFrozenService,
    private readonly mail: Mail,
  ) {}

  open(token: string): Promise<{ sentTo: string; minutes: number }> {
    return this.transactions.run(async (manager) => {
      const link = await this.locked(manager, token);
      const answer = { sentTo: maskedEmail(link.email), minutes: CODE_MINUTES };
      if (isLocked(link)) return fail('too-many-requests', financeServer.codeLocked(CODE_MINUTES));
      if (secondsSince(link.codeSentAt) < SETTLING_SECONDS) return answer;
      const isSameDay = secondsSince(link.codeDayBegan) < DAY_SECONDS;
      if (isSameDay && link.codesInDay >= MOST_CODES_IN_A_DAY) fail('too-many-requests', financeServer.tooManyCodes);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await this.snapshots.changeLink(manager, {
        id: link.id,
        codeHash: sha256(`${link.id}:${code}`),
        codeSentAt: new Date(),
        codesInDay: isSameDay ? link.codesInDay + 1 : 1,
        codeDayBegan: isSameDay ? link.codeDayBegan : new Date(),
        wrongTries: 0,
      });
      const { subject, text } = financeServer.codeMail;
      await this.mail.send(manager, { to: link.email, subject, text: text(code, CODE_MINUTES) });
      return answer;
    });
  }

  async enter({ token, code }: EnterDisclosure): Promise<DisclosureView> {
    const entered = await this.transactions.run(async (manager) => {
      const link = await this.locked(manager, token);
      if (!fits(link, code)) {
        const allWrongTries = link.allWrongTries + 1;
        await this.snapshots.changeLink(manager, {
          id: link.id,
          wrongTries: link.wrongTries + 1,
          allWrongTries,
          ...(allWrongTries >= MOST_WRONG_TRIES_EVER && { expiresAt: new Date() }),
        });
        return null;
      }
      return this.let(manager, link);
    });
    return entered ?? fail('invalid-input', financeServer.wrongCode, { pointer: '/code' });
  }

  /** What an access that still holds opens. */
  content(access: string): Promise<{ content: SnapshotContent; sha256: string }> {
    return this.transactions.run(async (manager) => {
      const { snapshotId } = await this.admit(manager, access);
      const snapshot = await this.shareable(manager, snapshotId);
      return { content: readContent(snapshot.content), sha256: snapshot.sha256 };
    });
  }

  /** The link behind an access that still holds. Whoever goes on working stays admitted. */
  async admit(manager: EntityManager, access: string): Promise<DisclosureLinkRow> {
    const link = await this.snapshots.findLinkLocked(manager, { accessHash: sha256(access) });
    if (!link?.accessUntil || link.accessUntil < new Date()) return fail('link-gone', financeServer.linkGone);
    await this.snapshots.changeLink(manager, { id: link.id, accessUntil: minutesFromNow(ACCESS_MINUTES) });
    return link;
  }

  private async let(manager: EntityManager, link: DisclosureLinkRow): Promise<DisclosureView> {
    const snapshot = await this.shareable(manager, link.snapshotId);
    const access = randomBytes(32).toString('base64url');
    const openedAt = link.openedAt ?? new Date();
    await this.snapshots.changeLink(manager, {
      id: link.id,
      codeHash: null,
      accessHash: sha256(access),
      accessUntil: minutesFromNow(ACCESS_MINUTES),
      openedAt,
    });
    if (!link.openedAt) {
      await this.changes.tell(manager, link.caseId);
      await this.given.tell(manager, snapshot, { at: openedAt, by: link.email });
    }
    return { ...shownContent(snapshot), access };
  }

  /** A disclosure that holds what became hidden later is shown no more. */
  private async shareable(manager: EntityManager, id: string): Promise<SnapshotRow> {
    const snapshot = (await this.snapshots.find(manager, { id })) ?? fail('link-gone', financeServer.linkGone);
    return (await this.hidden.isIn(manager, snapshot)) ? fail('link-gone', financeServer.linkGone) : snapshot;
  }

  /** An unknown link is a dead link. */
  private async locked(manager: EntityManager, token: string): Promise<DisclosureLinkRow> {
    const link = await this.snapshots.findLinkLocked(manager, { tokenHash: sha256(token) });
    return link && link.expiresAt > new Date() ? link : fail('link-gone', financeServer.linkGone);
  }
}

/** What whoever opens a disclosure reads of it. */
export const shownContent = ({ content: text, sha256, form }: SnapshotRow): Omit<DisclosureView, 'access'> => {
  const { documents, ...content } = readContent(text);
  return {
    ...content,
    sha256,
    form,
    documents: documents.map(({ documentType, note, files }) => ({
      documentType,
      note,
      files: files.map(({ name }) => name),
    })),
  };
};

const isLocked = ({ wrongTries, codeSentAt }: DisclosureLinkRow): boolean =>
  wrongTries >= MOST_WRONG_TRIES && secondsSince(codeSentAt) < CODE_MINUTES * 60;

const fits = (link: DisclosureLinkRow, code: string): boolean =>
  link.codeHash !== null &&
  link.wrongTries < MOST_WRONG_TRIES &&
  secondsSince(link.codeSentAt) < CODE_MINUTES * 60 &&
  timingSafeEqual(Buffer.from(link.codeHash), Buffer.from(sha256(`${link.id}:${code}`)));
