import { randomInt } from 'node:crypto';
import { CODE_MINUTES } from '@evenhand/contracts/signing/signing';
import { codeRefusals, mailedCode } from '@evenhand/wording/mailed-links';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { LOG, type Log } from '../logs/log.js';
import { Mail } from '../mail/mail.js';
import { fail } from '../problems/fail.js';
import { Clock } from '../time/clock.js';
import { sha256 } from '../tokens/tokens.js';
import type { CodeRow } from './code.entity.js';
import { CodesRepository } from './codes.repository.js';

/** A code is locked after this many wrong tries. */
const MOST_WRONG_TRIES = 5;

/** Wrong tries of all codes of a subject, after which none is sent. */
const MOST_WRONG_TRIES_FOR_LIFE = 15;

/** No new code follows a locked one until this long after it was sent. */
const LOCKED_MINUTES = 5;

/** A second request this soon (double click) sends no other code. */
const SETTLING_SECONDS = 5;
const MOST_CODES_IN_A_DAY = 20;

const isLocked = ({ wrongTries }: CodeRow) => wrongTries >= MOST_WRONG_TRIES;
const isExhausted = ({ allWrongTries }: CodeRow) => allWrongTries >= MOST_WRONG_TRIES_FOR_LIFE;
const hashOf = (subject: string, code: string) => sha256(`${subject}:${code}`);

/** One-time codes by mail; only the newest of a subject works. A subject is a link, or the signature of a party. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: CodesRepository,
    private readonly mail: Mail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Mails a new code, which replaces the older one. False when one was sent in the last seconds.
   * @throws ProblemError `codes-exhausted` after too many wrong codes, `too-many-requests` while locked or above the
   * day's codes
   */
  async send(manager: EntityManager, subject: string, email: string): Promise<boolean> {
    const last = await this.codes.findLocked(manager, subject);
    if (last && isExhausted(last)) return fail('codes-exhausted', codeRefusals.codeExhausted);
    if (last && isLocked(last) && this.ageInSeconds(last) < LOCKED_MINUTES * 60) {
      return fail(
        'too-many-requests',
        codeRefusals.codeLocked(Math.ceil(LOCKED_MINUTES - this.ageInSeconds(last) / 60)),
      );
    }
    if (last && !last.usedAt && !this.isGone(last) && this.ageInSeconds(last) < SETTLING_SECONDS) return false;
    const day = last && last.dayBegan > this.clock.inDays(-1) ? last : null;
    if (day && day.sentInDay >= MOST_CODES_IN_A_DAY) fail('too-many-requests', codeRefusals.tooManyCodes);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.codes.keep(manager, {
      subject,
      hash: hashOf(subject, code),
      sentAt: this.clock.now(),
      expiresAt: this.clock.inMinutes(CODE_MINUTES),
      wrongTries: 0,
      allWrongTries: last?.allWrongTries ?? 0,
      sentInDay: (day?.sentInDay ?? 0) + 1,
      dayBegan: day?.dayBegan ?? this.clock.now(),
      usedAt: null,
    });
    const { subject: title, text } = mailedCode;
    await this.mail.send(manager, { to: email, subject: title, text: text(code, CODE_MINUTES) });
    return true;
  }

  /**
   * Counts a wrong try in a separate transaction, which the caller's rollback does not undo; `onExhausted` runs in it
   * at the last allowed try.
   * @throws ProblemError `invalid-input` at `/code` unless this is the mailed code
   */
  async check(
    subject: string,
    code: string,
    onExhausted: (manager: EntityManager) => Promise<void> = async () => {},
  ): Promise<void> {
    const wrong = await this.transactions.run(async (manager) => {
      const sent = await this.codes.findLocked(manager, subject);
      if (!sent || this.isGone(sent)) return codeRefusals.codeGone;
      if (sent.hash === hashOf(subject, code)) return null;
      await this.codes.countWrongTry(manager, subject);
      const allWrongTries = sent.allWrongTries + 1;
      this.log.info({ subject, allWrongTries }, 'wrong code entered');
      if (isExhausted({ ...sent, allWrongTries })) await onExhausted(manager);
      return codeRefusals.wrongCode;
    });
    if (wrong) fail('invalid-input', wrong, { pointer: '/code' });
  }

  /** Invalidates a checked code in the transaction of what it opened. */
  async use(manager: EntityManager, subject: string): Promise<void> {
    if (!(await this.codes.use(manager, subject))) {
      fail('invalid-input', codeRefusals.codeGone, { pointer: '/code' });
    }
  }

  private ageInSeconds({ sentAt }: CodeRow): number {
    return (this.clock.now().getTime() - sentAt.getTime()) / 1_000;
  }

  private isGone(code: CodeRow): boolean {
    return isLocked(code) || isExhausted(code) || code.expiresAt < this.clock.now();
  }
}
