import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';

/** How long the link of the confirmation mail works. */
export const CONFIRMATION_HOURS = 48;

/** A link's secret. The page takes it from its own address (`?token=`) and posts it when the person presses the button. */
const Token = z.string().min(1).max(200);

/** `consentVersion` names the consent text that stood beside the button: `newsletterConsent.version` of wording. */
export const Subscribe = z.strictObject({ email: EmailAddress, consentVersion: z.string().max(20) });
export type Subscribe = z.infer<typeof Subscribe>;

/** The same answer whether the address is new, waits for its confirmation, or is subscribed already. */
export const SubscriptionAsked = z.object({ success: z.literal(true) }).meta({ id: 'SubscriptionAsked' });
export type SubscriptionAsked = z.infer<typeof SubscriptionAsked>;

export const ConfirmSubscription = z.strictObject({ token: Token });
export type ConfirmSubscription = z.infer<typeof ConfirmSubscription>;
/** False when the link is too old, or replaced by a newer one. Confirmed twice is confirmed. */
export const SubscriptionConfirmed = z.object({ confirmed: z.boolean() }).meta({ id: 'SubscriptionConfirmed' });
export type SubscriptionConfirmed = z.infer<typeof SubscriptionConfirmed>;

export const Unsubscribe = z.strictObject({ token: Token });
export type Unsubscribe = z.infer<typeof Unsubscribe>;
/** Also for a link that was used before: the person gets what they want either way. */
export const Unsubscribed = z.object({ unsubscribed: z.literal(true) }).meta({ id: 'Unsubscribed' });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** The pages that the mails lead to, each with `?token=`. */
export const CONFIRM_SUBSCRIPTION_PAGE = '/newsletter/confirm';
export const UNSUBSCRIBE_PAGE = '/newsletter/unsubscribe';

/** Sends the confirmation mail; nothing else is ever sent to an address that was not confirmed. */
export const subscribe = endpoint('POST', '/api/newsletter/subscribe', Subscribe, SubscriptionAsked, {
  audience: 'public',
  status: 202,
  problems: ['changed-elsewhere'],
});
export const confirmSubscription = endpoint(
  'POST',
  '/api/newsletter/confirm',
  ConfirmSubscription,
  SubscriptionConfirmed,
  { audience: 'public' },
);
export const unsubscribe = endpoint('POST', '/api/newsletter/unsubscribe', Unsubscribe, Unsubscribed, {
  audience: 'public',
});

/**
 * The address in the List-Unsubscribe header (RFC 8058), with `?token=`. A mailbox posts to it when its own button is
 * pressed; one that knows no such button opens it, and is led to the page.
 */
export const unsubscribeByOneClick = endpoint('POST', '/api/newsletter/unsubscribe/one-click', null, null, {
  audience: 'public',
  fromServers: true,
  status: 204,
});
export const openUnsubscribePage = endpoint('GET', '/api/newsletter/unsubscribe/one-click', null, null, {
  audience: 'public',
  status: 303,
});
