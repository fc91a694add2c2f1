import { randomUUID } from 'node:crypto';
import {
  type AddPasskey,
  MOST_PASSKEYS,
  type NewPasskeyOptions,
  type PasskeyAdded,
} from '@evenhand/contracts/auth/passkeys';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { Browser } from '../browser/browser.js';
import { PasskeysRepository } from '../factors/passkeys.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { PermissionService } from '../password/permission.service.js';
import { FactorChangesService } from '../second-factor/factor-changes.service.js';
import { ChallengesService } from './challenges.service.js';
import { challengeIn, RelyingParty } from './relying-party.js';

@Injectable()
export class PasskeysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: ChallengesService,
    private readonly site: RelyingParty,
    private readonly permission: PermissionService,
    private readonly changes: FactorChangesService,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
  ) {}

  async begin(who: OwnerIdentity): Promise<NewPasskeyOptions> {
    const person = await this.permission.personWhoAddsFactor(who);
    const known = await this.transactions.run((manager) => this.passkeys.ofPerson(manager, who.personId));
    if (known.length >= MOST_PASSKEYS) fail('list-is-full', authServer.passkey.tooMany(MOST_PASSKEYS));
    return this.site.optionsToAdd(await this.challenges.make('add', who.sessionId), person, known);
  }

  /** The challenge was made for this session once the person was allowed to add a factor. */
  async add(who: OwnerIdentity, { name, credential }: AddPasskey, browser: Browser): Promise<PasskeyAdded> {
    const { personId, sessionId } = who;
    const challenge = challengeIn(credential.clientDataJSON);
    const isOurs = challenge !== null && (await this.challenges.take(challenge, 'add', sessionId));
    const made = isOurs ? await this.site.verifyNew(credential) : null;
    if (!made) return fail('invalid-input', authServer.passkey.notAdded, { pointer: '/credential' });
    const { transports } = credential;
    const times = { addedAt: this.clock.now(), lastUsedAt: null, mayBeCopiedSince: null };
    const passkey = { id: randomUUID(), personId, name, transports, ...made, ...times };
    const codes = await this.changes.make(who, browser, async (manager, person) => {
      await this.changes.noteProof(manager, who, 'passkey');
      if (!(await this.passkeys.add(manager, passkey))) fail('already-done', authServer.passkey.known);
      await this.notices.passkeyAdded(manager, person);
      return this.changes.firstRecoveryCodes(manager, personId);
    });
    return { codes };
  }

  async rename({ personId }: OwnerIdentity, id: string, name: string): Promise<void> {
    const isRenamed = await this.transactions.run((manager) => this.passkeys.rename(manager, personId, id, name));
    if (!isRenamed) fail('not-found');
  }

  remove(who: OwnerIdentity, id: string, browser: Browser): Promise<void> {
    return this.changes.make(who, browser, async (manager, person) => {
      if (!(await this.passkeys.remove(manager, who.personId, id))) fail('not-found');
      await this.changes.endWithLast(manager, who.personId);
      await this.notices.passkeyRemoved(manager, person);
    });
  }
}
