/** How a person proves their identity before a change of the account. */
export const proofWording = {
  password: 'Current password',
  byLink: 'To be sure that it is you, we mail you a link to sign in with. It leads back to this page.',
  sendLink: 'Mail me a link',
  linkSent: (email: string) => `A link is on its way to ${email}. Open it in this browser.`,
  failed: 'We could not send the link. Nothing was changed; please try again.',
};
