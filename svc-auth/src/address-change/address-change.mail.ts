import { ADDRESS_LINK_DAYS } from '@evenhand/contracts/auth/address-change';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { supportAddress } from '@evenhand/wording/contact';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';

/** Mails about another address of an account. None names an address: the two may be read by different people. */
@Injectable()
export class AddressChangeMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async link(manager: EntityManager, to: string, token: string): Promise<void> {
    const link = `${this.config.PUBLIC_URL}/auth/new-address#${new URLSearchParams({ token })}`;
    const { subject, text } = mailAuth.newAddress;
    await this.mail.send(manager, { to, subject, text: text(link, ADDRESS_LINK_DAYS) });
  }

  /** To an address that has another account. */
  async taken(manager: EntityManager, to: string): Promise<void> {
    const { subject, text } = mailAuth.addressTaken;
    await this.mail.send(manager, { to, subject, text: text(this.config.PUBLIC_URL) });
  }

  async done(manager: EntityManager, { from, to }: { from: string; to: string }): Promise<void> {
    const { before, now } = mailAuth.addressChanged;
    await this.mail.send(manager, { to: from, subject: before.subject, text: before.text(supportAddress) });
    await this.mail.send(manager, { to, subject: now.subject, text: now.text(this.config.PUBLIC_URL) });
  }
}
