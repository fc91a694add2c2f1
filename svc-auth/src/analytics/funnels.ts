import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';

export interface FirstTime {
  visitor: string;
  name: AnalyticsEventName;
  at: Date;
}

export const funnels = {
  agreement: [
    'signup-started',
    'login-completed',
    'intake-started',
    'intake-completed',
    'agreement-generated',
    'signing-initiated',
    'signing-completed',
  ],
  evidence: ['evidence-kit-opened', 'evidence-uploaded', 'evidence-queried'],
  finances: ['financial-form-started', 'financial-form-completed'],
} as const satisfies Record<string, readonly AnalyticsEventName[]>;

export const funnelEvents: AnalyticsEventName[] = Object.values(funnels).flat();

/** Steps that a visitor completed in order. */
const stepsDone = (steps: readonly AnalyticsEventName[], did: ReadonlyMap<AnalyticsEventName, number>): number => {
  let last = Number.NEGATIVE_INFINITY;
  const missing = steps.findIndex((step) => {
    const at = did.get(step) ?? Number.NEGATIVE_INFINITY;
    if (at < last || at === Number.NEGATIVE_INFINITY) return true;
    last = at;
    return false;
  });
  return missing === -1 ? steps.length : missing;
};

/** Visitors who completed each step and all before it. */
export const visitorsByStep = (times: FirstTime[]) => {
  const byVisitor = Map.groupBy(times, ({ visitor }) => visitor);
  const visitors = [...byVisitor.values()].map((own) => new Map(own.map(({ name, at }) => [name, at.getTime()])));
  return Object.entries(funnels).map(([funnel, steps]) => {
    const done = visitors.map((did) => stepsDone(steps, did));
    const reached = (step: number) => done.filter((count) => count > step).length;
    return { funnel, steps: steps.map((name, step) => ({ name, visitors: reached(step) })) };
  });
};
