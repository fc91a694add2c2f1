import { createHash } from 'node:crypto';

// Input: our own pages.
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
// Input: our own pages.
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

const hashesOf = (inline: RegExp, html: string): string[] =>
  [...html.matchAll(inline)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * The Content-Security-Policy of one built page: our own files, and its inline scripts and styles by hash. React's
 * style attributes need no exception: it sets them through the CSSOM. `uploadOrigin` may receive files.
 */
const pagePolicy = (html: string, uploadOrigin?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(INLINE_SCRIPT, html)].join(' '),
    ["style-src 'self'", ...hashesOf(INLINE_STYLE, html)].join(' '),
    ["connect-src 'self'", uploadOrigin].filter(Boolean).join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

// Input: our own pages.
const HAS_HASHES = /<script[^>]* integrity="| data-integrity="/;

export interface PageHeaders {
  'content-security-policy': string;
  'integrity-policy'?: string;
}

/**
 * Of one built page. Where its scripts have hashes, the browser loads none without one
 * (https://www.w3.org/TR/sri-2/#integrity-policy-section); those of an older shell have none.
 */
export const pageHeaders = (html: string, uploadOrigin?: string): PageHeaders => ({
  'content-security-policy': pagePolicy(html, uploadOrigin),
  ...(HAS_HASHES.test(html) && { 'integrity-policy': 'blocked-destinations=(script)' }),
});

/** Stripe's script, its frames and its API (https://docs.stripe.com/security/guide#content-security-policy). */
const stripe = [
  ["script-src 'self'", "script-src 'self' https://js.stripe.com"],
  ["connect-src 'self'", "connect-src 'self' https://api.stripe.com"],
  ["object-src 'none'", "frame-src https://js.stripe.com https://hooks.stripe.com; object-src 'none'"],
] as const;

/** For /checkout only, which shows Stripe's card form: a script that Stripe changes and gives no hash of. */
export const withCardForm = ({ 'content-security-policy': policy }: PageHeaders): PageHeaders => ({
  'content-security-policy': stripe.reduce((widened, [narrow, wide]) => widened.replace(narrow, wide), policy),
});
