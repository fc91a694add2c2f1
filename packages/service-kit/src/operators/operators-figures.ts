import { OperatorsFigure, type ServiceState } from '@evenhand/contracts/operators/operators';
import type { Metrics } from '../metrics/metrics.js';

/** Those of `/metrics` that operators see; null: its store did not answer. */
export const operatorsFigures = (metrics: Metrics): Promise<ServiceState['figures']> =>
  Promise.all(
    OperatorsFigure.options
      .filter((name) => metrics.has(name))
      .map(async (name) => ({ name, value: await metrics.read(name) })),
  );
