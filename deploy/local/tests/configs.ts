import type { z } from 'zod';
import { Config as GatewayConfig, neededOutsideLocalhost as neededByGateway } from '../../../gateway/src/config.ts';
import type { NeededSetting } from '../../../packages/service-kit/src/config/outside-localhost.ts';
import { Config as AuthConfig, neededOutsideLocalhost as neededByAuth } from '../../../svc-auth/src/config.ts';
import { Config as BillingConfig, neededOutsideLocalhost as neededByBilling } from '../../../svc-billing/src/config.ts';
import {
  Config as EvidenceConfig,
  neededOutsideLocalhost as neededByEvidence,
} from '../../../svc-evidence/src/config.ts';
import { Config as FinanceConfig, neededOutsideLocalhost as neededByFinance } from '../../../svc-finance/src/config.ts';
import {
  Config as IntakeConfig,
  neededOutsideLocalhost as neededByIntake,
} from '../../../svc-intake/src/config/config.ts';
import { type Deployable, workspaceOf } from '../deployables.ts';

interface Read {
  config: z.ZodObject;
  neededOutsideLocalhost: readonly NeededSetting[];
}

const read: Record<string, Read> = {
  gateway: { config: GatewayConfig, neededOutsideLocalhost: neededByGateway },
  'svc-auth': { config: AuthConfig, neededOutsideLocalhost: neededByAuth },
  'svc-intake': { config: IntakeConfig, neededOutsideLocalhost: neededByIntake },
  'svc-evidence': { config: EvidenceConfig, neededOutsideLocalhost: neededByEvidence },
  'svc-finance': { config: FinanceConfig, neededOutsideLocalhost: neededByFinance },
  'svc-billing': { config: BillingConfig, neededOutsideLocalhost: neededByBilling },
};

/** What a deployable reads from its environment, and requires. */
export const configOf = (deployable: Deployable): Read => {
  const found = read[workspaceOf(deployable)];
  if (!found) throw new Error(`Name the config of ${deployable.name} in this file.`);
  return found;
};
