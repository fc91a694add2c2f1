import {
  type AppSecret,
  type NewRecoveryCodes,
  type ProofWays,
  RecoveryCode,
  type SecondFactor,
} from '@evenhand/contracts/auth/second-factor';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { ProblemCode } from '@evenhand/contracts/problems';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail, ProblemError } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { type AppCode, appUri, newAppSecret, readAppCode } from '../factors/app-code.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { toListed } from '../factors/listed-passkey.js';
import { PasskeysRepository } from '../factors/passkeys.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { PermissionService } from '../password/permission.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { KnownBrowsersService } from '../sessions/known-browsers.service.js';
import { SessionIdentities } from '../sessions/session-identities.js';
import { FactorChangesService } from './factor-changes.service.js';

type Refusal = Exclude<AppCode, { step: number }> | { refused: 'recovery-wrong' };

const sentenceOf = (refusal: Refusal): string => {
  if (refusal.refused === 'late') return authServer.factorCode.late(refusal.minutes);
  return refusal.refused === 'recovery-wrong'
    ? authServer.factorCode.recoveryWrong
    : authServer.factorCode[refusal.refused];
};

const refuse = (refusal: Refusal): never => fail('invalid-input', sentenceOf(refusal), { pointer: '/code' });

const hasCode = (error: unknown, code: ProblemCode): boolean => error instanceof ProblemError && error.code === code;
const isWrongCode = (error: unknown): boolean => hasCode(error, 'invalid-input');
const hasToWait = (error: unknown): boolean => hasCode(error, 'too-many-requests');

/** Authenticator app and recovery codes of a person. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: FactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly people: PeopleRepository,
    private readonly permission: PermissionService,
    private readonly changes: FactorChangesService,
    private readonly known: KnownBrowsersService,
    private readonly identities: SessionIdentities,
    private readonly notices: NoticesService,
    private readonly attempts: AttemptsService,
    private readonly clock: Clock,
  ) {}

  get({ personId }: OwnerIdentity): Promise<SecondFactor> {
    return this.transactions.run(async (manager) => {
      const factor = await this.factors.find(manager, personId);
      const codes = await this.factors.recoveryCodesOf(manager, personId);
      return {
        appSince: factor?.confirmedAt?.toISOString() ?? null,
        passkeys: (await this.passkeys.ofPerson(manager, personId)).map(toListed),
        recoveryCodes: codes[0] ? { left: codes.length, madeAt: codes[0].madeAt.toISOString() } : null,
      };
    });
  }

  waysToProve({ personId, secondFactor }: OwnerIdentity): Promise<ProofWays> {
    return this.transactions.run(async (manager) => ({
      app: await this.factors.hasApp(manager, personId),
      passkey: (await this.passkeys.ofPerson(manager, personId)).length > 0,
      isDue: secondFactor === 'due',
    }));
  }

  async begin(who: OwnerIdentity): Promise<AppSecret> {
    const person = await this.permission.personWhoAddsFactor(who);
    const secret = newAppSecret();
    await this.transactions.run(async (manager) => {
      await this.people.lock(manager, who.personId);
      if (await this.factors.hasApp(manager, who.personId)) fail('already-done', authServer.factorCode.replaced);
      await this.factors.begin(manager, who.personId, secret);
    });
    return { secret, uri: appUri(secret, person.email) };
  }

  async confirm(who: OwnerIdentity, code: string, browser: Browser): Promise<NewRecoveryCodes> {
    const { personId } = who;
    const codes = await this.counted(personId, browser, () =>
      this.changes.make(who, browser, async (manager, person) => {
        const factor = (await this.factors.find(manager, personId)) ?? fail('no-second-factor');
        if (factor.confirmedAt) fail('already-done', authServer.factorCode.replaced);
        await this.useAppCode(manager, personId, code);
        await this.changes.noteProof(manager, who, 'app');
        await this.factors.confirm(manager, personId, this.clock.now());
        await this.notices.factorAdded(manager, person);
        return this.changes.firstRecoveryCodes(manager, personId);
      }),
    );
    return { codes };
  }

  remove(who: OwnerIdentity, browser: Browser): Promise<void> {
    return this.changes.make(who, browser, async (manager, person) => {
      if (!(await this.factors.hasApp(manager, who.personId))) fail('no-second-factor');
      await this.factors.removeApp(manager, who.personId);
      await this.changes.endWithLast(manager, who.personId);
      await this.notices.appRemoved(manager, person, await this.factors.isSetUp(manager, who.personId));
    });
  }

  async replaceRecoveryCodes({ personId }: OwnerIdentity): Promise<NewRecoveryCodes> {
    const codes = await this.transactions.run(async (manager) => {
      await this.people.lock(manager, personId);
      if (!(await this.factors.isSetUp(manager, personId))) fail('no-second-factor');
      return this.changes.replaceRecoveryCodes(manager, personId);
    });
    return { codes };
  }

  async prove(who: OwnerIdentity, code: string, browser: Browser): Promise<void> {
    if (RecoveryCode.safeParse(code).success) await this.proveByRecoveryCode(who, code, browser);
    else await this.counted(who.personId, browser, () => this.proveBy(who, 'app', code));
    await this.identities.refresh(who);
  }

  /** Not counted: 80 random bits are not guessed, and a count would let others lock the person out. */
  private async proveByRecoveryCode(who: OwnerIdentity, code: string, browser: Browser): Promise<void> {
    try {
      await this.proveBy(who, 'recovery-code', code);
    } catch (error) {
      if (isWrongCode(error)) await this.tellOfWrongCode(who.personId, browser);
      throw error;
    }
  }

  private proveBy(who: OwnerIdentity, factor: 'app' | 'recovery-code', code: string): Promise<void> {
    const { personId } = who;
    return this.transactions.run(async (manager) => {
      if (!(await this.factors.isSetUp(manager, personId))) fail('no-second-factor');
      if (factor === 'app') await this.useAppCode(manager, personId, code);
      else await this.useRecoveryCode(manager, personId, code);
      await this.changes.noteProof(manager, who, factor);
    });
  }

  /**
   * Runs `check` under the attempt limit of the person. A known browser has a separate count, so that others cannot
   * make it wait; the rest share one, as a new browser is made at will.
   */
  private async counted<Result>(personId: string, browser: Browser, check: () => Promise<Result>): Promise<Result> {
    const { deviceHash } = browser;
    const isKnown = await this.transactions.run((manager) => this.known.isKnown(manager, personId, deviceHash));
    const subject = isKnown ? `${personId} ${deviceHash}` : personId;
    try {
      await this.attempts.count('second factor of an account', subject);
      const result = await check();
      await this.attempts.forget('second factor of an account', subject);
      return result;
    } catch (error) {
      if (isKnown ? hasToWait(error) : isWrongCode(error)) await this.tellOfWrongCode(personId, browser);
      throw error;
    }
  }

  private async tellOfWrongCode(personId: string, { device }: Browser): Promise<void> {
    await this.transactions.run(async (manager) => {
      const person = await this.people.findById(manager, personId);
      if (person) await this.notices.wrongCode(manager, person, device);
    });
  }

  private async useAppCode(manager: EntityManager, personId: string, code: string): Promise<void> {
    const factor = await this.factors.findForUpdate(manager, personId);
    if (!factor) return refuse({ refused: 'wrong' });
    const read = readAppCode(factor.secret, code, this.clock.now(), factor.lastStep);
    if ('refused' in read) return refuse(read);
    await this.factors.setLastStep(manager, personId, read.step);
  }

  private async useRecoveryCode(manager: EntityManager, personId: string, code: string): Promise<void> {
    if (!(await this.factors.useRecoveryCode(manager, personId, sha256(code)))) refuse({ refused: 'recovery-wrong' });
  }
}
