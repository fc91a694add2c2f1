import { type ContactsHidden, contactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HiddenContactsRepository } from './hidden-contacts.repository.js';

/** Keeps which contact data is to stay out of what the partner reads. */
@Injectable()
export class HiddenContactsConsumer {
  constructor(private readonly hidden: HiddenContactsRepository) {}

  @Consumes(contactsHidden)
  async keep(contacts: ContactsHidden, manager: EntityManager): Promise<void> {
    await this.hidden.keep(manager, contacts);
  }
}
