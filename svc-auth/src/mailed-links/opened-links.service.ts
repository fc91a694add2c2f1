import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { whyRefused } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeopleRepository } from '../people/people.repository.js';
import type { LinkKind, MailedLinkRow } from './mailed-link.entity.js';
import { MailedLinksRepository } from './mailed-links.repository.js';

/** The secret of a link; a sign-in link includes its address. */
export interface OpenedLink {
  kind: LinkKind;
  token: string;
  email?: string;
}

/** Opens links. The caller learns only whether a link works; `npm run why` prints the reason. */
@Injectable()
export class OpenedLinksService {
  constructor(
    private readonly links: MailedLinksRepository,
    private readonly people: PeopleRepository,
    private readonly refusals: LinkRefusalsService,
    private readonly clock: Clock,
  ) {}

  /** The link while it is valid, without using it. */
  async find(manager: EntityManager, opened: OpenedLink): Promise<MailedLinkRow | null> {
    const link = await this.known(manager, opened);
    return link && !whyRefused(link, this.clock.now()) ? link : null;
  }

  /** Uses the link, once also under concurrency. Null, and recorded, when it is invalid. */
  async take(manager: EntityManager, opened: OpenedLink, device: string): Promise<MailedLinkRow | null> {
    const link = await this.find(manager, opened);
    if (link && (await this.links.use(manager, link.id))) return link;
    await this.refuse(manager, opened, device);
    return null;
  }

  /** Records the reason of a refusal. */
  async refuse(manager: EntityManager, opened: OpenedLink, device: string): Promise<void> {
    const link = await this.known(manager, opened);
    const because = link ? (whyRefused(link, this.clock.now()) ?? 'used') : 'unknown';
    const email = opened.email ?? link?.email;
    const person = email ? await this.people.findByEmail(manager, email) : null;
    const details = { kind: opened.kind, personId: person?.id ?? null };
    await this.refusals.record(`open on ${device}`, { link, because }, details);
  }

  private known(manager: EntityManager, { kind, token, email }: OpenedLink): Promise<MailedLinkRow | null> {
    return this.links.find(manager, { kind, tokenHash: sha256(token), ...(email && { email }) });
  }
}
