import { z } from 'zod';
import { PageKind } from './pages.js';

/** One of a few fixed values or a boolean; free text is not possible. */
type ClosedValue = z.ZodEnum | z.ZodLiteral | z.ZodBoolean;
type ClosedProperties = z.ZodObject<Record<string, ClosedValue>, z.core.$strict>;

const nothing = z.strictObject({});
const way = z.strictObject({ way: z.enum(['link', 'password', 'account']) });

/** Query parameters named in a page view; their values are never sent. */
const queryPart = z.enum(['none', 'plan', 'category', 'step', 'calculator', 'campaign', 'other']);

export const analyticsEvents = {
  'page-viewed': z.strictObject({ page: PageKind, query: queryPart }),
  'signup-started': way,
  'login-completed': way,
  'dashboard-viewed': nothing,
  'progress-step-viewed': z.strictObject({
    step: z.enum(['intake', 'agreement', 'review', 'signing', 'completed', 'other']),
  }),
  'intake-started': nothing,
  'intake-completed': nothing,
  'evidence-kit-opened': nothing,
  'evidence-uploaded': z.strictObject({ kind: z.enum(['chat', 'mail', 'document', 'picture', 'other']) }),
  'evidence-queried': z.strictObject({ found: z.boolean() }),
  'agreement-generated': nothing,
  'agreement-downloaded': z.strictObject({ format: z.enum(['pdf', 'docx']) }),
  'signing-initiated': nothing,
  'signing-completed': nothing,
  'signing-cancelled': nothing,
  'test-started': nothing,
  'test-completed': z.strictObject({ passed: z.boolean() }),
  'financial-form-started': nothing,
  'financial-form-completed': nothing,
  'business-email-opened': nothing,
  'business-email-clicked': nothing,
} as const satisfies Record<string, ClosedProperties>;

export type AnalyticsEventName = keyof typeof analyticsEvents;
export const analyticsEventNames = Object.keys(analyticsEvents) as [AnalyticsEventName, ...AnalyticsEventName[]];
export const AnalyticsEventName = z.enum(analyticsEventNames);

export type PropertiesOf<Name extends AnalyticsEventName> = z.infer<(typeof analyticsEvents)[Name]>;

export const AnalyticsEvent = z
  .strictObject({ name: AnalyticsEventName, properties: z.record(z.string(), z.union([z.string(), z.boolean()])) })
  .refine(({ name, properties }) => analyticsEvents[name].safeParse(properties).success, { path: ['properties'] });
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
