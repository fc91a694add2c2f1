import { Sealer } from '@evenhand/service-kit/sealing/sealer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrustedDevice } from '../devices/trusted-device.entity.js';
import { AppFactor } from './app-factor.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

const NO_RECOVERY = { recoveryOpensAt: null, recoveryDeviceHash: null };

const contextOf = (personId: string) => `app factor ${personId}`;

/** `secret` in base32. */
export type OpenedFactor = Omit<AppFactor, 'secret'> & { secret: string };

@Injectable()
export class FactorsRepository {
  constructor(private readonly sealer: Sealer) {}

  /** Locked until the end of the transaction, so that a code is accepted once. */
  async findForUpdate(manager: EntityManager, personId: string): Promise<OpenedFactor | null> {
    const factor = await manager.findOne(AppFactor, { where: { personId }, lock: { mode: 'pessimistic_write' } });
    return factor && { ...factor, secret: this.sealer.open(factor.secret, contextOf(personId)) };
  }

  find(manager: EntityManager, personId: string): Promise<AppFactor | null> {
    return manager.findOneBy(AppFactor, { personId });
  }

  /** The earliest recovery of the people who trust a browser. */
  findRecovery(manager: EntityManager, deviceHash: string): Promise<AppFactor | null> {
    return manager
      .createQueryBuilder(AppFactor, 'factor')
      .innerJoin(TrustedDevice, 'device', 'device.personId = factor.personId')
      .where('device.tokenHash = :deviceHash AND factor.recoveryOpensAt IS NOT NULL', { deviceHash })
      .orderBy('factor.recoveryOpensAt')
      .getOne();
  }

  async beginRecovery(manager: EntityManager, personId: string, opensAt: Date, deviceHash: string): Promise<void> {
    await manager.update(AppFactor, { personId }, { recoveryOpensAt: opensAt, recoveryDeviceHash: deviceHash });
  }

  async cancelRecovery(manager: EntityManager, personId: string): Promise<void> {
    await manager.update(AppFactor, { personId }, NO_RECOVERY);
  }

  /** Replaces a factor that was never confirmed. */
  async begin(manager: EntityManager, personId: string, secret: string): Promise<void> {
    const sealed = this.sealer.seal(secret, contextOf(personId));
    await manager.upsert(AppFactor, { personId, secret: sealed, confirmedAt: null, lastStep: null, ...NO_RECOVERY }, [
      'personId',
    ]);
  }

  async confirm(manager: EntityManager, personId: string, confirmedAt: Date): Promise<void> {
    await manager.update(AppFactor, { personId }, { confirmedAt });
  }

  async setLastStep(manager: EntityManager, personId: string, lastStep: number): Promise<void> {
    await manager.update(AppFactor, { personId }, { lastStep });
  }

  async remove(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(AppFactor, { personId });
    await manager.delete(RecoveryCode, { personId });
  }

  recoveryCodesOf(manager: EntityManager, personId: string): Promise<RecoveryCode[]> {
    return manager.findBy(RecoveryCode, { personId });
  }

  async replaceRecoveryCodes(manager: EntityManager, personId: string, hashes: string[], madeAt: Date): Promise<void> {
    await manager.delete(RecoveryCode, { personId });
    await manager.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ codeHash, personId, madeAt })),
    );
  }

  /** Returns whether the code existed. */
  async useRecoveryCode(manager: EntityManager, personId: string, codeHash: string): Promise<boolean> {
    return (await manager.delete(RecoveryCode, { personId, codeHash })).affected === 1;
  }
}
