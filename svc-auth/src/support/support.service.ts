import { randomInt } from 'node:crypto';
import { mailboxOf } from '@evenhand/contracts/email';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { AskSupport, SupportAsked, SupportCopy } from '@evenhand/contracts/support/support';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { quoted } from '@evenhand/service-kit/mail/foreign-words';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailSupport } from '@evenhand/wording/mail-support';
import { Inject, Injectable } from '@nestjs/common';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Config } from '../config.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SupportMessage } from './support-message.entity.js';

/** Without 0, 1, I and O, which are confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A reference number, one of 10^12. */
const newSupportReference = (): string => `EH-${four()}-${four()}`;

@Injectable()
export class SupportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly attempts: AttemptsService,
    private readonly mail: Mail,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mails the message to support, and a receipt to the sender. */
  async ask(message: AskSupport, who: OwnerIdentity | null, networkAddress: string): Promise<SupportAsked> {
    await this.attempts.count('support messages from an address', networkAddress);
    const reference = newSupportReference();
    const copy = await this.copyFor(message, who);
    await this.transactions.run(async (manager) => {
      await manager.insert(SupportMessage, { reference, topic: message.topic, receivedAt: this.clock.now() });
      const { subject, text } = mailSupport.message;
      const own = copy === 'full';
      const toSupport = { to: this.config.SUPPORT_ADDRESS, replyTo: message.email, subject: subject(reference) };
      await this.mail.send(manager, {
        ...toSupport,
        text: text({ ...message, message: quoted(message.message), reference, proven: own }),
      });
      if (copy === 'none') return;
      const answer = mailSupport.copy;
      const words = own ? answer.full(reference, quoted(message.message)) : answer.receipt(reference);
      await this.mail.send(manager, { to: message.email, subject: answer.subject(reference), text: words });
    });
    return { reference, copy };
  }

  /**
   * The receipt quotes the message only to the sender's own proven address; otherwise the form could be used to send
   * mail to strangers.
   */
  private async copyFor({ email }: AskSupport, who: OwnerIdentity | null): Promise<SupportCopy> {
    if (who?.addressProven && (await this.isAddressOf(who, email))) return 'full';
    return (await this.attempts.tryCount('support receipts to a mailbox', mailboxOf(email))) ? 'receipt' : 'none';
  }

  private isAddressOf({ personId }: OwnerIdentity, email: string): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const person = await this.people.findById(manager, personId);
      return person?.email === email;
    });
  }
}
