import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { AnswerSafetyScreen, SafetyAnswers, SafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from '../cases/cases.repository.js';
import { SafetyScreenRow } from './safety-screen.entity.js';

type Concern = SafetyScreen['concerns'][number];

/** Unsure counts as yes. */
export const concernsOf = (answers: SafetyAnswers): Concern[] => {
  const concerns: Concern[] = [];
  if (answers.afraidOfPartner !== 'no' || answers.violenceOrThreats !== 'no') concerns.push('safety');
  if (answers.pressuredToAgree !== 'no') concerns.push('pressure');
  if (answers.hiddenMoney !== 'no') concerns.push('disclosure');
  return concerns;
};

const unanswered: SafetyScreen = { answers: null, answeredAt: null, concerns: [], goOnAnyway: false };

const shown = ({ answers, answeredAt, goOnAnyway }: SafetyScreenRow): SafetyScreen => ({
  answers,
  answeredAt: answeredAt.toISOString(),
  concerns: concernsOf(answers),
  goOnAnyway,
});

@Injectable()
export class SafetyScreenService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly clock: Clock,
  ) {}

  get({ caseId }: OwnerIdentity): Promise<SafetyScreen> {
    return this.transactions.run(async (manager) => {
      const screen = await manager.findOneBy(SafetyScreenRow, { caseId });
      return screen ? shown(screen) : unanswered;
    });
  }

  answer(who: OwnerIdentity, { answers, goOnAnyway }: AnswerSafetyScreen): Promise<SafetyScreen> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      const screen = { caseId: who.caseId, answers, goOnAnyway, answeredAt: this.clock.now() };
      await manager.upsert(SafetyScreenRow, screen, ['caseId']);
      return shown(screen);
    });
  }

  async concerns(manager: EntityManager, caseId: string): Promise<Concern[]> {
    const screen = await manager.findOneBy(SafetyScreenRow, { caseId });
    return screen ? concernsOf(screen.answers) : [];
  }

  /** @throws ProblemError unless the questions are answered and any concerns are acknowledged */
  async allowInvitation(manager: EntityManager, caseId: string): Promise<void> {
    const screen = await manager.findOneBy(SafetyScreenRow, { caseId });
    if (!screen) return fail('safety-screen-unanswered', intakeServer.safetyFirst, { pointer: '/safetyScreen' });
    if (concernsOf(screen.answers).length > 0 && !screen.goOnAnyway) {
      fail('safety-concerns', intakeServer.safetyConcerns, { pointer: '/safetyScreen/goOnAnyway' });
    }
  }
}
