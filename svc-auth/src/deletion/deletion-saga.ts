import type { CasePartErased } from '@evenhand/contracts/events/case-erasure';
import { type GuestErasureConfirmed, guestErasureEnded } from '@evenhand/contracts/events/guest-erasure';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { searched } from '@evenhand/service-kit/erasure/erased-person';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { deletionMail } from '@evenhand/wording/deletion';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import type { DeletionRow } from '../waiting/deletion.entity.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { AccountEraser } from './account-eraser.js';
import { AGAIN_SECONDS, AskingService } from './asking.service.js';
import { KnownWords } from './known-words.js';
import { guestIn } from './listed-guest.js';
import { receiptOf } from './receipt-of.js';
import { Receipts } from './receipts.js';
import { isFirstProof, stepsOf } from './steps.js';

/**
 * Deletes an account, or what a case keeps of a person without one, over all services, one step after another: each is an event that its service answers with one.
 * See docs/decisions/deletion-saga.md.
 */
@Injectable()
export class DeletionSaga {
  constructor(
    private readonly transactions: Transactions,
    private readonly deletions: DeletionsRepository,
    private readonly account: AccountEraser,
    private readonly words: KnownWords,
    private readonly ledger: Ledger,
    private readonly receipts: Receipts,
    private readonly asking: AskingService,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Ends the account and asks for the first step. Without a token, the receipt is mailed. False when it was cancelled or
   * has begun.
   */
  async begin(manager: EntityManager, id: string, tokenHash: string | null): Promise<boolean> {
    const deletion = await this.deletions.locked(manager, id);
    if (!deletion || deletion.begunAt || !deletion.caseId || !deletion.personId) return false;
    const { caseId, personId } = deletion;
    const begunAt = this.clock.now();
    this.ledger.append([
      { kind: 'case', id: caseId },
      { kind: 'person', id: personId },
    ]);
    const known = await this.account.end(manager, personId);
    const begun = { begunAt, tokenHash, sealed: this.words.seal(id, known) };
    await this.deletions.change(manager, id, begun);
    this.log.info({ deletionId: id }, 'deletion of an account begins');
    await this.asking.ask(manager, { ...deletion, ...begun });
    return true;
  }

  /** Begins the deletion of a person without an account, whose links in the case have ended. Idempotent. */
  async beginGuest(manager: EntityManager, { deletionId: id, caseId, email, tokenHash }: GuestErasureConfirmed) {
    if (await this.deletions.locked(manager, id)) return;
    this.ledger.append([{ kind: 'guest', id: guestIn(manager, { caseId, email }) }]);
    const now = this.clock.now();
    const sealed = this.words.seal(id, { email, words: searched([email]) });
    const times = { askedAt: now, dueAt: now, begunAt: now };
    await this.deletions.addGuest(manager, { id, guestCaseId: caseId, tokenHash, sealed, ...times });
    this.log.info({ deletionId: id }, 'deletion of a person without an account begins');
    const deletion = await this.deletions.locked(manager, id);
    if (deletion) await this.asking.ask(manager, deletion);
  }

  /** Begins what is due, unless the agreement is being signed, and repeats steps without an answer. */
  async advance(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.deletions.due(this.transactions.manager, now))
      await this.transactions.run((manager) => this.beginDue(manager, id));
    for (const id of await this.deletions.toAskAgain(this.transactions.manager, now))
      await this.transactions.run((manager) => this.asking.askAgain(manager, id));
  }

  /** An answer to another step than the current one was overtaken by a repetition. */
  async take(manager: EntityManager, answer: CasePartErased): Promise<void> {
    const deletion = await this.deletions.locked(manager, answer.deletionId);
    const step = deletion && stepsOf(deletion)[deletion.step];
    if (!deletion?.begunAt || !step || step.service !== answer.service || step.round !== answer.round) return;
    if (answer.found.length > 0) return this.searchAgain(manager, deletion, answer);
    this.ledger.append(answer.keys.map((id) => ({ kind: 'key', id })));
    const next = this.after(deletion, answer);
    await this.deletions.change(manager, deletion.id, next);
    const advanced = { ...deletion, ...next };
    if (next.step === stepsOf(deletion).length) await this.finish(manager, advanced);
    else if (isFirstProof(advanced)) await this.asking.wait(manager, deletion.id);
    else await this.asking.ask(manager, advanced);
  }

  private after(deletion: DeletionRow, { service, round, words, keys, kept }: CasePartErased) {
    const at = this.clock.now().toISOString();
    const erased = { service, erasedAt: at, searchedAt: null };
    const known = this.words.open(deletion);
    return {
      step: deletion.step + 1,
      parts:
        round === 'erase'
          ? [...deletion.parts, erased]
          : deletion.parts.map((part) => (part.service === service ? { ...part, searchedAt: at } : part)),
      sealed: this.words.seal(deletion.id, { ...known, words: searched([...known.words, ...words]) }),
      keys: [...new Set([...deletion.keys, ...keys])],
      kept: [...new Set([...deletion.kept, ...kept])],
      found: [],
    };
  }

  private async beginDue(manager: EntityManager, id: string): Promise<void> {
    const deletion = await this.deletions.locked(manager, id);
    if (!deletion?.caseId || (await this.deletions.isBeingSigned(manager, deletion.caseId))) return;
    await this.begin(manager, id, null);
  }

  private async searchAgain(manager: EntityManager, { id }: DeletionRow, { service, found }: CasePartErased) {
    this.log.error({ deletionId: id, service, found }, 'a deletion left something, erasing again');
    await this.deletions.change(manager, id, { found, nextAt: this.clock.inSeconds(AGAIN_SECONDS) });
  }

  private async finish(manager: EntityManager, deletion: DeletionRow): Promise<void> {
    const finishedAt = this.clock.now();
    const receipt = await this.receipts.sign(receiptOf(deletion, finishedAt, this.config.PUBLIC_URL));
    if (deletion.tokenHash === null) {
      const { subject, text } = deletionMail.receipt;
      const verify = `${this.config.PUBLIC_URL}/verify/deletion`;
      await this.mail.send(manager, { to: this.words.open(deletion).email, subject, text: text(receipt, verify) });
    }
    const { guestCaseId: caseId } = deletion;
    if (caseId)
      await this.outbox.publish(manager, guestErasureEnded, { caseId, email: this.words.open(deletion).email });
    const nobody = { caseId: null, personId: null, guestCaseId: null, sealed: null, nextAt: null };
    await this.deletions.change(manager, deletion.id, { ...nobody, receipt, finishedAt });
    this.log.info({ deletionId: deletion.id }, 'deletion finished');
  }
}
