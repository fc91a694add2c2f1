import type { PasskeyOptions, SignedChallenge } from '@evenhand/contracts/auth/passkeys';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { authServer } from '@evenhand/wording/auth-server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import type { Passkey } from '../factors/passkey.entity.js';
import { PasskeysRepository } from '../factors/passkeys.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import { FactorChangesService } from '../second-factor/factor-changes.service.js';
import { SessionIdentities } from '../sessions/session-identities.js';
import type { Identified } from '../sign-in/identified.js';
import { type Begun, SignInService } from '../sign-in/sign-in.service.js';
import { ChallengesService } from './challenges.service.js';
import type { PasskeyPurpose } from './passkey-challenge.entity.js';
import { challengeIn, handleOf, RelyingParty } from './relying-party.js';

/** A passkey whose signature was verified, and the counter that came with it. */
interface Use {
  passkey: Passkey;
  counter: number;
}

/** Uses of a passkey: to sign in with it alone, and to prove the second factor in a session. */
@Injectable()
export class PasskeyProofService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: ChallengesService,
    private readonly site: RelyingParty,
    private readonly people: PeopleRepository,
    private readonly signIns: SignInService,
    private readonly changes: FactorChangesService,
    private readonly identities: SessionIdentities,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Names no passkey: the answer does not reveal which address has one. */
  async beginSignIn({ deviceHash }: Browser): Promise<PasskeyOptions> {
    return this.site.optionsToUse(await this.challenges.make('sign-in', deviceHash ?? ''), []);
  }

  async signIn(signed: SignedChallenge, browser: Browser): Promise<Begun<Identified>> {
    const use = await this.verify(signed, 'sign-in', browser.deviceHash ?? '');
    const begun = use && (await this.signIns.signIn(browser, (manager) => this.identify(manager, use)));
    return begun ?? fail('sign-in-needed', authServer.passkey.unknown);
  }

  async beginProof({ personId, sessionId }: OwnerIdentity): Promise<PasskeyOptions> {
    const known = await this.transactions.run((manager) => this.passkeys.ofPerson(manager, personId));
    if (known.length === 0) fail('no-second-factor', authServer.passkey.none);
    return this.site.optionsToUse(await this.challenges.make('prove', sessionId), known);
  }

  async prove(who: OwnerIdentity, signed: SignedChallenge): Promise<void> {
    const use = await this.verify(signed, 'prove', who.sessionId);
    const isProven = await this.transactions.run(async (manager) => {
      if (use?.passkey.personId !== who.personId || !(await this.noteUse(manager, use))) return false;
      await this.changes.noteProof(manager, who, 'passkey');
      return true;
    });
    if (!isProven) fail('invalid-input', authServer.passkey.unknown, { pointer: '/id' });
    await this.identities.refresh(who);
  }

  private async verify(signed: SignedChallenge, purpose: PasskeyPurpose, askedBy: string): Promise<Use | null> {
    const challenge = challengeIn(signed.clientDataJSON);
    if (challenge === null || !(await this.challenges.take(challenge, purpose, askedBy))) return null;
    const passkey = await this.transactions.run((manager) => this.passkeys.findByCredential(manager, signed.id));
    if (!passkey || signed.userHandle !== handleOf(passkey.personId)) return null;
    const verified = await this.site.verifyUse(passkey, signed);
    return verified && { passkey, ...verified };
  }

  private async identify(manager: EntityManager, use: Use): Promise<Identified | null> {
    const { personId } = use.passkey;
    const person = await this.people.findById(manager, personId);
    if (!person || !(await this.noteUse(manager, use))) return null;
    await this.changes.stopRecoveries(manager, personId);
    await this.changes.tell(manager, person, true);
    return { person, endedSessions: [], isNew: false, provesAddress: false, provesFactor: true, way: 'passkey' };
  }

  /** False when the passkey was removed meanwhile. Synced passkeys report 0 for ever, which is no sign of a copy. */
  private async noteUse(manager: EntityManager, { passkey, counter }: Use): Promise<boolean> {
    const lastUsedAt = this.clock.now();
    const mayBeCopied = passkey.counter > 0 && counter <= passkey.counter;
    if (mayBeCopied) this.log.warn({ passkeyId: passkey.id }, 'the counter of a passkey did not grow');
    const highest = Math.max(counter, passkey.counter);
    const use = { lastUsedAt, counter: highest, ...(mayBeCopied && { mayBeCopiedSince: lastUsedAt }) };
    return this.passkeys.noteUse(manager, passkey.id, use);
  }
}
