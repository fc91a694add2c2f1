import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { AnalyticsEvent, AnalyticsEventName } from './events.js';

/** Random, made at consent and deleted when consent is withdrawn. */
const Visitor = z.uuid();

/** `version`: of the displayed consent text, `analyticsConsent.version` of wording. */
export const SetAnalyticsConsent = z.strictObject({
  visitor: Visitor,
  given: z.boolean(),
  version: z.string().max(20),
});
export type SetAnalyticsConsent = z.infer<typeof SetAnalyticsConsent>;

/** The most events between two sendings; visible pages only. */
export const RecordEvents = z.strictObject({ visitor: Visitor, events: z.array(AnalyticsEvent).min(1).max(50) });
export type RecordEvents = z.infer<typeof RecordEvents>;

export const AnalyticsConsent = z.object({ given: z.boolean(), version: z.string(), at: Moment });

/** Single events of the signed-in person. Older events are kept as daily counts alone. */
export const RecordedAnalytics = z
  .object({
    consent: AnalyticsConsent.nullable(),
    events: z.array(z.object({ name: AnalyticsEventName, properties: z.record(z.string(), z.unknown()), at: Moment })),
  })
  .meta({ id: 'RecordedAnalytics' });
export type RecordedAnalytics = z.infer<typeof RecordedAnalytics>;

export const AnalyticsSummary = z
  .object({
    from: IsoDate,
    to: IsoDate,
    /** Most frequent first. A visitor is counted once a day. */
    counts: z.array(z.object({ name: AnalyticsEventName, count: z.int(), visitors: z.int() })),
    byDay: z.array(z.object({ day: IsoDate, name: AnalyticsEventName, count: z.int(), visitors: z.int() })),
    /** Visitors by step, in order; each step counts those who completed all earlier ones. */
    funnels: z.array(
      z.object({ funnel: z.string(), steps: z.array(z.object({ name: AnalyticsEventName, visitors: z.int() })) }),
    ),
  })
  .meta({ id: 'AnalyticsSummary' });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** For funnels and personal access; daily counts are kept 13 months. */
export const EVENT_DAYS = 30;
export const COUNT_MONTHS = 13;

/** Withdrawal deletes every single event of this browser, and of the signed-in person. */
export const setAnalyticsConsent = endpoint('PUT', '/api/analytics/consent', SetAnalyticsConsent, null, {
  audience: 'public',
  status: 204,
  problems: ['changed-elsewhere'],
});
/** Without recorded consent nothing is stored; the answer is the same. */
export const recordEvents = endpoint('POST', '/api/analytics/events', RecordEvents, null, {
  audience: 'public',
  status: 204,
});
export const getRecordedAnalytics = endpoint('GET', '/api/analytics/recorded', null, RecordedAnalytics);
/** For operators, whose proven addresses the installation lists; `not-found` for others. */
export const getAnalyticsSummary = endpoint('GET', '/api/analytics/summary', null, AnalyticsSummary, {
  problems: ['not-found'],
});
