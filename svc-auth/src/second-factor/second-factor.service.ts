import {
  type AppSecret,
  type BeginApp,
  type NewRecoveryCodes,
  RecoveryCode,
  type SecondFactor,
} from '@evenhand/contracts/auth/second-factor';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { type AppCode, appUri, newAppSecret, readAppCode } from '../factors/app-code.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { newRecoveryCodes } from '../factors/recovery-codes.js';
import { NoticesService } from '../notices/notices.service.js';
import { PermissionService } from '../password/permission.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';

type Refusal = Exclude<AppCode, { step: number }> | { refused: 'recovery-wrong' };

const sentenceOf = (refusal: Refusal): string => {
  if (refusal.refused === 'late') return authServer.factorCode.late(refusal.minutes);
  return refusal.refused === 'recovery-wrong'
    ? authServer.factorCode.recoveryWrong
    : authServer.factorCode[refusal.refused];
};

const refuse = (refusal: Refusal): never => fail('invalid-input', sentenceOf(refusal), { pointer: '/code' });

/** Authenticator app and recovery codes of a person. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: FactorsRepository,
    private readonly people: PeopleRepository,
    private readonly permission: PermissionService,
    private readonly sessions: SessionsRepository,
    private readonly current: SessionsService,
    private readonly shutOut: ShutOutService,
    private readonly notices: NoticesService,
    private readonly attempts: AttemptsService,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
  ) {}

  get({ personId }: OwnerIdentity): Promise<SecondFactor> {
    return this.transactions.run(async (manager) => {
      const factor = await this.factors.find(manager, personId);
      const codes = await this.factors.recoveryCodesOf(manager, personId);
      return {
        appSince: factor?.confirmedAt?.toISOString() ?? null,
        recoveryCodes: codes[0] ? { left: codes.length, madeAt: codes[0].madeAt.toISOString() } : null,
      };
    });
  }

  /** A stranger could register an address and lock its owner out, so the address must be proven. */
  async begin(who: OwnerIdentity, { currentPassword }: BeginApp, browser: Browser): Promise<AppSecret> {
    if (!who.addressProven) fail('address-not-proven');
    const person = await this.permission.personWho(who, currentPassword, browser);
    const secret = newAppSecret();
    await this.transactions.run(async (manager) => {
      await this.people.lock(manager, who.personId);
      const factor = await this.factors.find(manager, who.personId);
      if (factor?.confirmedAt) fail('already-done', authServer.factorCode.replaced);
      await this.factors.begin(manager, who.personId, secret);
    });
    return { secret, uri: appUri(secret, person.email) };
  }

  async confirm(who: OwnerIdentity, code: string, { deviceHash }: Browser): Promise<NewRecoveryCodes> {
    const { personId, sessionId } = who;
    const codes = newRecoveryCodes();
    const ended = await this.counted(personId, async (manager) => {
      const person = (await this.people.findById(manager, personId)) ?? fail('sign-in-needed');
      const hashes = await this.shutOut.everywhere(manager, person, { sessionId, deviceHash });
      const factor = (await this.factors.find(manager, personId)) ?? fail('no-second-factor');
      if (factor.confirmedAt) fail('already-done', authServer.factorCode.replaced);
      await this.useAppCode(manager, personId, code);
      await this.factors.confirm(manager, personId, this.clock.now());
      await this.saveRecoveryCodes(manager, personId, codes);
      await this.notices.factorAdded(manager, person);
      await this.sessions.setFactorProven(manager, sessionId, this.clock.now());
      return hashes;
    });
    await this.cache.forget(ended);
    await this.current.refresh(who);
    return { codes };
  }

  async remove(who: OwnerIdentity, { deviceHash }: Browser): Promise<void> {
    const { personId, sessionId } = who;
    const ended = await this.transactions.run(async (manager) => {
      const person = (await this.people.findById(manager, personId)) ?? fail('sign-in-needed');
      const hashes = await this.shutOut.everywhere(manager, person, { sessionId, deviceHash });
      await this.factors.remove(manager, personId);
      await this.notices.factorRemoved(manager, person);
      return hashes;
    });
    await this.cache.forget(ended);
    await this.current.refresh(who);
  }

  async replaceRecoveryCodes({ personId }: OwnerIdentity): Promise<NewRecoveryCodes> {
    const codes = newRecoveryCodes();
    await this.transactions.run(async (manager) => {
      await this.people.lock(manager, personId);
      if (!(await this.factors.find(manager, personId))?.confirmedAt) fail('no-second-factor');
      await this.saveRecoveryCodes(manager, personId, codes);
    });
    return { codes };
  }

  async prove(who: OwnerIdentity, code: string): Promise<void> {
    const { personId, sessionId } = who;
    await this.counted(personId, async (manager) => {
      if (!(await this.factors.find(manager, personId))?.confirmedAt) fail('no-second-factor');
      if (RecoveryCode.safeParse(code).success) await this.useRecoveryCode(manager, personId, code);
      else await this.useAppCode(manager, personId, code);
      await this.factors.cancelRecovery(manager, personId);
      await this.sessions.setFactorProven(manager, sessionId, this.clock.now());
    });
    await this.current.refresh(who);
  }

  /** Runs `check` in a transaction, under the attempt limit of the person. */
  private async counted<Result>(personId: string, check: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    await this.attempts.count('second factor of an account', personId);
    const result = await this.transactions.run(check);
    await this.attempts.forget('second factor of an account', personId);
    return result;
  }

  private async useAppCode(manager: EntityManager, personId: string, code: string): Promise<void> {
    const { secret, lastStep } = (await this.factors.findForUpdate(manager, personId)) ?? fail('no-second-factor');
    const read = readAppCode(secret, code, this.clock.now(), lastStep);
    if ('refused' in read) return refuse(read);
    await this.factors.setLastStep(manager, personId, read.step);
  }

  private async useRecoveryCode(manager: EntityManager, personId: string, code: string): Promise<void> {
    if (!(await this.factors.useRecoveryCode(manager, personId, sha256(code)))) refuse({ refused: 'recovery-wrong' });
  }

  private saveRecoveryCodes(manager: EntityManager, personId: string, codes: string[]): Promise<void> {
    return this.factors.replaceRecoveryCodes(manager, personId, codes.map(sha256), this.clock.now());
  }
}
