/** What svc-auth says in its answers, and how it names devices. */
const passwordNeed = {
  length: 'At least 8 characters',
  uppercase: 'One uppercase letter',
  lowercase: 'One lowercase letter',
  number: 'One number',
  special: 'One special character',
} as const;

export const authServer = {
  authenticationFailed: 'Authentication failed',
  couldNotRegister:
    'We could not create an account with these details. If this address is yours and already in use, we have sent you a mail.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  /** Null when no need is unmet. */
  passwordNeeds: (unmet: readonly (keyof typeof passwordNeed)[]): string | null =>
    unmet.length > 0 ? `Password needs: ${unmet.map((need) => passwordNeed[need]).join(', ')}` : null,
  passwordEasyToGuess:
    'This password is easy to guess: many people use one like it, or it is close to your name or address. A few unrelated words work well.',
  proofNeeded:
    'Please enter your current password. If you do not know it, or have none, ask for a link by e-mail: it lets you choose a new one.',
  addressIsYours: 'This is your address already.',
  addressLinkGone:
    'This link was used before, was replaced by a newer one, or has run out. It works only while you are signed in to the account that asked for it. Under “Your account” you can ask for a new one.',
  currentPasswordWrong: 'This is not your current password. If you do not know it, ask for a link by e-mail.',
  factorNeedsMail:
    'To set up a first passkey or code, sign in with a link by e-mail and set it up within ten minutes. A password alone cannot do it: someone else may know it.',
  factorCode: {
    wrong:
      'This code is not right. Enter the code that your app shows now, or a recovery code. If it comes from your app, let your phone set its time automatically.',
    used: 'This code was used before. Wait until your app shows the next one.',
    late: (minutes: number) =>
      `This code is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} old. If your app shows it now, your phone’s clock is slow: let it set its time automatically.`,
    recoveryWrong: 'This is not one of your recovery codes, or it was used before. Each works once.',
    replaced: 'This was set up or removed in another tab. Load the page again.',
  },
  passkey: {
    unknown:
      'We could not sign you in with this passkey. It may have been removed, or the page was open too long. Try again, or choose another way.',
    none: 'You have no passkey here. Enter a code instead.',
    notAdded: 'The passkey was not saved. Nothing was changed; please try again.',
    known: 'This passkey is saved already.',
    tooMany: (most: number) => `You can keep ${most} passkeys. Remove one you no longer use, then add this one.`,
  },
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
};
