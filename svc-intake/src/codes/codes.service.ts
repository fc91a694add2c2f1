import { randomInt } from 'node:crypto';
import { CODE_MINUTES } from '@evenhand/contracts/signing/signing';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inMinutes } from '../time/days.js';
import type { CodeRow } from './code.entity.js';
import { LOCKED_MINUTES, MOST_WRONG_TRIES, SETTLING_SECONDS } from './code-limits.js';
import { CodesRepository } from './codes.repository.js';

const isLocked = ({ wrongTries }: CodeRow) => wrongTries >= MOST_WRONG_TRIES;
const ageInSeconds = ({ sentAt }: CodeRow) => (Date.now() - sentAt.getTime()) / 1_000;
const isGone = (code: CodeRow) => isLocked(code) || code.expiresAt < new Date();
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
  ) {}

  /** Mails a new code; the older one stops working. False when one was sent this very moment. */
  async send(manager: EntityManager, subject: string, email: string): Promise<boolean> {
    const last = await this.codes.findLocked(manager, subject);
    if (last && isLocked(last) && ageInSeconds(last) < LOCKED_MINUTES * 60) {
      return fail('too-many-requests', intakeServer.codeLocked(Math.ceil(LOCKED_MINUTES - ageInSeconds(last) / 60)));
    }
    if (last && !last.usedAt && !isGone(last) && ageInSeconds(last) < SETTLING_SECONDS) return false;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.codes.keep(manager, {
      subject,
      hash: hashOf(subject, code),
      sentAt: new Date(),
      expiresAt: inMinutes(CODE_MINUTES),
      wrongTries: 0,
      usedAt: null,
    });
    const { subject: title, text } = mailIntake.code;
    await this.mail.send(manager, { to: email, subject: title, text: text(code, CODE_MINUTES) });
    return true;
  }

  /** Fails unless this is the code that was mailed. A wrong try counts whatever becomes of the request. */
  async check(subject: string, code: string): Promise<void> {
    const wrong = await this.transactions.run(async (manager) => {
      const sent = await this.codes.findLocked(manager, subject);
      if (!sent || isGone(sent)) return intakeServer.codeGone;
      if (sent.hash === hashOf(subject, code)) return null;
      await this.codes.countWrongTry(manager, subject);
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
}
