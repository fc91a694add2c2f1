import { supportAddress } from './contact.js';

/**
 * What people consent to, word for word. The version is stored with each consent: a changed text gets a new one, and
 * whoever agreed to the old text is asked again before anything new is done.
 */
export const newsletterConsent = {
  version: '2026-11-29',
  text: `Yes, send me the newsletter about separation in Ontario, about once a month. I can unsubscribe in every mail. Evenhand (${supportAddress}) keeps my address and when I agreed, for this alone. The mail in which I confirm this names the sender, with a mailing address.`,
};

export const analyticsConsent = {
  version: '2026-11-23',
  text: 'May we count which pages you use, without your name, your answers or your amounts, until you take it back?',
};
