import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { AnalyticsEvent, AnalyticsEventName } from './events.js';

/** A random id that this browser made when consent was given, and forgets when it is taken back. */
const Visitor = z.uuid();

/** `version` names the consent text that was shown: `analyticsConsent.version` of wording. */
export const SetAnalyticsConsent = z.strictObject({
  visitor: Visitor,
  given: z.boolean(),
  version: z.string().max(20),
});
export type SetAnalyticsConsent = z.infer<typeof SetAnalyticsConsent>;

/** At most what a page gathers between two sendings. Only pages that are visible count. */
export const RecordEvents = z.strictObject({ visitor: Visitor, events: z.array(AnalyticsEvent).min(1).max(50) });
export type RecordEvents = z.infer<typeof RecordEvents>;

export const AnalyticsConsent = z.object({ given: z.boolean(), version: z.string(), at: Moment });

/** Everything single that is stored about the person signed in. Older events live on in daily counts alone. */
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
    /** By event, most frequent first. A visitor is counted once a day. */
    counts: z.array(z.object({ name: AnalyticsEventName, count: z.int(), visitors: z.int() })),
    byDay: z.array(z.object({ day: IsoDate, name: AnalyticsEventName, count: z.int(), visitors: z.int() })),
    /** How many visitors of the last days reached each step, in order; each step counts those who did all before it. */
    funnels: z.array(
      z.object({ funnel: z.string(), steps: z.array(z.object({ name: AnalyticsEventName, visitors: z.int() })) }),
    ),
  })
  .meta({ id: 'AnalyticsSummary' });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** Single events are kept this long, for funnels and for the person to see; daily counts for 13 months. */
export const EVENT_DAYS = 30;
export const COUNT_MONTHS = 13;

/** Taking consent back deletes every single event of this browser, and of the person when they are signed in. */
export const setAnalyticsConsent = endpoint('PUT', '/api/analytics/consent', SetAnalyticsConsent, null, {
  audience: 'public',
  status: 204,
  problems: ['changed-elsewhere'],
});
/** Without a consent on record for this browser or person nothing is kept; the answer is the same. */
export const recordEvents = endpoint('POST', '/api/analytics/events', RecordEvents, null, {
  audience: 'public',
  status: 204,
});
export const getRecordedAnalytics = endpoint('GET', '/api/analytics/recorded', null, RecordedAnalytics);
/** For operators: people whose proven address the installation names; to all others it does not exist. */
export const getAnalyticsSummary = endpoint('GET', '/api/analytics/summary', null, AnalyticsSummary, {
  problems: ['not-found'],
});
