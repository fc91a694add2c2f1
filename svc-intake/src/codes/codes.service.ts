import { randomInt } from 'node:crypto';
import { CODE_MINUTES } from '@evenhand/contracts/signing/signing';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeRow } from './code.entity.js';
import {
  LOCKED_MINUTES,
  MOST_CODES_IN_A_DAY,
  MOST_WRONG_TRIES,
  MOST_WRONG_TRIES_FOR_LIFE,
  SETTLING_SECONDS,
} from './code-limits.js';
import { CodesRepository } from './codes.repository.js';

const isLocked = ({ wrongTries }: CodeRow) => wrongTries >= MOST_WRONG_TRIES;
const isExhausted = ({ allWrongTries }: CodeRow) => allWrongTries >= MOST_WRONG_TRIES_FOR_LIFE;
const hashOf = (subject: string, code: string) => sha256(`${subject}:${code}`);

/**
 * One-time codes by mail, one standing code for each subject. A subject names what the code opens: a link, or the
 * signature of a party.
 */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: CodesRepository,
    private readonly mail: Mail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Mails a new code; the older one stops working. False when one was sent this very moment. */
  async send(manager: EntityManager, subject: string, email: string): Promise<boolean> {
    const last = await this.codes.findLocked(manager, subject);
    if (last && isExhausted(last)) return fail('not-now', intakeServer.codeExhausted);
    if (last && isLocked(last) && this.ageInSeconds(last) < LOCKED_MINUTES * 60) {
      return fail(
        'too-many-requests',
        intakeServer.codeLocked(Math.ceil(LOCKED_MINUTES - this.ageInSeconds(last) / 60)),
      );
    }
    if (last && !last.usedAt && !this.isGone(last) && this.ageInSeconds(last) < SETTLING_SECONDS) return false;
    const day = last && last.dayBegan > this.clock.inDays(-1) ? last : null;
    if (day && day.sentInDay >= MOST_CODES_IN_A_DAY) fail('too-many-requests', intakeServer.tooManyCodes);
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
    const { subject: title, text } = mailIntake.code;
    await this.mail.send(manager, { to: email, subject: title, text: text(code, CODE_MINUTES) });
    return true;
  }

  /**
   * Fails unless this is the code that was mailed. A wrong try counts whatever becomes of the request, and for the
   * life of the subject; `onExhausted` runs with the last one that it takes.
   */
  async check(
    subject: string,
    code: string,
    onExhausted: (manager: EntityManager) => Promise<void> = async () => {},
  ): Promise<void> {
    const wrong = await this.transactions.run(async (manager) => {
      const sent = await this.codes.findLocked(manager, subject);
      if (!sent || this.isGone(sent)) return intakeServer.codeGone;
      if (sent.hash === hashOf(subject, code)) return null;
      await this.codes.countWrongTry(manager, subject);
      const allWrongTries = sent.allWrongTries + 1;
      this.log.info({ subject, allWrongTries }, 'wrong code entered');
      if (isExhausted({ ...sent, allWrongTries })) await onExhausted(manager);
      return intakeServer.wrongCode;
    });
    if (wrong) fail('invalid-input', wrong, { pointer: '/code' });
  }

  /** Uses a checked code up, together with what it opened. */
  async use(manager: EntityManager, subject: string): Promise<void> {
    if (!(await this.codes.use(manager, subject))) {
      fail('invalid-input', intakeServer.codeGone, { pointer: '/code' });
    }
  }

  private ageInSeconds({ sentAt }: CodeRow): number {
    return (this.clock.now().getTime() - sentAt.getTime()) / 1_000;
  }

  private isGone(code: CodeRow): boolean {
    return isLocked(code) || isExhausted(code) || code.expiresAt < this.clock.now();
  }
}
