import { EmailAddress } from '@evenhand/contracts/email';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { AddressProofService } from '../sign-in/address-proof.service.js';
import type { Identified } from '../sign-in/identified.js';
import { type Begun, SignInService } from '../sign-in/sign-in.service.js';
import type { Account } from './account.js';
import { ExternalRepository } from './external.repository.js';
import { Issuer } from './issuer.js';

const MINUTES_TO_COME_BACK = 10;

type Found = Identified & { returnTo: string | null };

@Injectable()
export class ExternalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly external: ExternalRepository,
    private readonly issuer: Issuer,
    private readonly proofs: AddressProofService,
    private readonly signIns: SignInService,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The issuer's address and the expected state; null when no issuer is configured or reachable. */
  async start(request: Request, returnTo: string | null): Promise<{ url: string; state: string } | null> {
    const question = await this.nullWhenFailing(() => this.issuer.question(request));
    if (!question) return null;
    const { url, secrets } = question;
    const { state, nonce, code_verifier: codeVerifier } = secrets;
    const expiresAt = this.clock.inMinutes(MINUTES_TO_COME_BACK);
    const begun = { stateHash: sha256(state), nonce, codeVerifier, returnTo, expiresAt };
    await this.transactions.run((manager) => this.external.begin(manager, begun));
    return { url, state };
  }

  /** Signs in the account of the response; null when a check fails. */
  async finish(request: Request, state: string, browser: Browser): Promise<Begun<Found> | null> {
    const begun = await this.transactions.run((manager) =>
      this.external.take(manager, sha256(state), this.clock.now()),
    );
    if (!begun) return null;
    const secrets = { state, nonce: begun.nonce, code_verifier: begun.codeVerifier };
    const account = await this.nullWhenFailing(() => this.issuer.answer(request, secrets));
    if (!account) return null;
    return this.signIns.signIn(browser, async (manager) => {
      const identified = await this.identify(manager, account, browser);
      return identified && { ...identified, returnTo: begun.returnTo };
    });
  }

  /** Found by issuer and subject; the first time by address, if the issuer has verified it. */
  private async identify(manager: EntityManager, account: Account, browser: Browser): Promise<Identified | null> {
    const person = await this.external.findPerson(manager, account.issuer, account.sub);
    if (person) return { person, endedSessions: [], isNew: false, provesAddress: false, way: 'external' };
    const email = EmailAddress.safeParse(account.email);
    if (!email.success || account.email_verified !== true) return null;
    const names = { firstName: account.given_name || null, lastName: account.family_name || null };
    const details = { email: email.data, ...names };
    const identified = await this.proofs.personOf(manager, details, browser.sessionTokenHash, 'external');
    await this.external.link(manager, account, identified.person.id, this.clock.now());
    return identified;
  }

  private async nullWhenFailing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
    try {
      return await ask();
    } catch (error) {
      this.log.warn({ err: error }, 'external sign-in failed');
      return null;
    }
  }
}
