interface SupportMail {
  reference: string;
  email: string;
  topic: string;
  message: string;
  /** The sender was signed in with this address, which they have proven. */
  proven: boolean;
}

/** Mails of the support form. The subject names the number alone. */
export const mailSupport = {
  message: {
    subject: (reference: string) => `Message ${reference}`,
    text: ({ reference, email, topic, message, proven }: SupportMail) => `Number: ${reference}
About: ${topic}
From: ${email} (${proven ? 'signed in, address proven' : 'address not proven: anybody can have typed it'})

${message}
`,
  },
  copy: {
    subject: (reference: string) => `We have your message ${reference}`,
    full: (reference: string, message: string) => `Hello,

we have your message. Its number is ${reference}; please name it if you write again.

You wrote:

${message}
`,
    receipt: (reference: string) => `Hello,

we have a message with this address. Its number is ${reference}; please name it if you write again. We leave the words out here, since anybody could have typed your address.

If you did not write to us, you need not do anything.
`,
  },
};
