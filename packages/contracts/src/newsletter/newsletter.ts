import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';

export const CONFIRMATION_HOURS = 48;

/** From the page's address (`?token=`), posted when the person presses the button. */
const Token = z.string().min(1).max(200);

/** `consentVersion`: of the displayed consent text, `newsletterConsent.version` of wording. */
export const Subscribe = z.strictObject({ email: EmailAddress, consentVersion: z.string().max(20) });
export type Subscribe = z.infer<typeof Subscribe>;

/** The same answer for a new, unconfirmed or subscribed address. */
export const SubscriptionAsked = z.object({ success: z.literal(true) }).meta({ id: 'SubscriptionAsked' });
export type SubscriptionAsked = z.infer<typeof SubscriptionAsked>;

export const ConfirmSubscription = z.strictObject({ token: Token });
export type ConfirmSubscription = z.infer<typeof ConfirmSubscription>;
/** False when the link is expired or replaced. Idempotent. */
export const SubscriptionConfirmed = z.object({ confirmed: z.boolean() }).meta({ id: 'SubscriptionConfirmed' });
export type SubscriptionConfirmed = z.infer<typeof SubscriptionConfirmed>;

export const Unsubscribe = z.strictObject({ token: Token });
export type Unsubscribe = z.infer<typeof Unsubscribe>;
/** Idempotent. */
export const Unsubscribed = z.object({ unsubscribed: z.literal(true) }).meta({ id: 'Unsubscribed' });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** Mails link to them with `?token=`. */
export const CONFIRM_SUBSCRIPTION_PAGE = '/newsletter/confirm';
export const UNSUBSCRIBE_PAGE = '/newsletter/unsubscribe';

/** An unconfirmed address gets no other mail. */
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
 * Target of the List-Unsubscribe header (RFC 8058), with `?token=`. A mailbox posts to it, or opens it and is
 * redirected to the page.
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
