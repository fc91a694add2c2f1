import type { OwnerIdentity, ServiceName } from '@evenhand/contracts/identity';
import { operatorsCalls, SendAgain, type ServiceState } from '@evenhand/contracts/operators/operators';
import { Body, Controller, type Type } from '@nestjs/common';
import { LettersForOperators } from '../dead-letters/letters-for-operators.js';
import { Handles } from '../endpoints/handles.js';
import { Who } from '../identity/who.js';
import { Metrics } from '../metrics/metrics.js';
import { operatorsFigures } from './operators-figures.js';

/** What a service shows to operators; the guard has verified that the caller is one. */
export const operatorsControllerOf = (service: ServiceName): Type => {
  const { getState, sendAgain } = operatorsCalls[service];

  @Controller()
  class OperatorsController {
    constructor(
      private readonly letters: LettersForOperators,
      private readonly metrics: Metrics,
    ) {}

    @Handles(getState)
    async state(): Promise<ServiceState> {
      const [lists, figures] = await Promise.all([this.letters.list(), operatorsFigures(this.metrics)]);
      return { ...lists, figures };
    }

    @Handles(sendAgain)
    async again(@Who() who: OwnerIdentity, @Body({ schema: SendAgain }) asked: SendAgain) {
      return { sent: await this.letters.sendAgain(asked, who.personId) };
    }
  }

  return OperatorsController;
};
