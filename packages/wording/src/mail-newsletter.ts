/** The newsletter. */
export const newsletterMails = {
  confirmNewsletter: {
    subject: 'Please confirm your address',
    text: (link: string, hours: number) => `Hello,

somebody asked for our newsletter with this address. If it was you, please confirm it here:

${link}

The link works for ${hours} hours. Without it we send nothing.

If it was not you, you need not do anything.
`,
  },
  newsletterConfirmed: {
    subject: 'You are subscribed',
    text: (unsubscribe: string) => `Hello,

you are subscribed to our newsletter, with this address. It comes about once a month.

To unsubscribe, open this link:

${unsubscribe}
`,
  },
  /** Below every mail of the newsletter: Canada's Anti-Spam Legislation asks for it. */
  newsletterSender: (sender: { name: string; address: string; contact: string }) =>
    `Sent by ${sender.name}, ${sender.address}. To reach us, write to ${sender.contact}.\n`,
};
