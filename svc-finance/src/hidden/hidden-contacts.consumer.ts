import { type ContactsHidden, contactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HiddenContactsRepository } from './hidden-contacts.repository.js';

@Injectable()
export class HiddenContactsConsumer {
  constructor(private readonly hidden: HiddenContactsRepository) {}

  @Consumes(contactsHidden)
  async keep(contacts: ContactsHidden, manager: EntityManager): Promise<void> {
    await this.hidden.keep(manager, contacts);
  }
}
