import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { PersonName } from '../person-name.js';

/** In the order of the form. */
export const passwordNeeds = [
  { need: 'length', met: (password: string) => password.length >= 8 },
  { need: 'uppercase', met: (password: string) => /\p{Lu}/u.test(password) },
  { need: 'lowercase', met: (password: string) => /\p{Ll}/u.test(password) },
  { need: 'number', met: (password: string) => /\p{Nd}/u.test(password) },
  { need: 'special', met: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;
export type PasswordNeed = (typeof passwordNeeds)[number]['need'];

/** Empty for a valid password. */
export const unmetPasswordNeeds = (password: string): PasswordNeed[] =>
  passwordNeeds.filter(({ met }) => !met(password)).map(({ need }) => need);

/** Long enough for a passphrase, short enough to hash without a denial of service. */
export const LONGEST_PASSWORD = 256;

export const NewPassword = z.string().max(LONGEST_PASSWORD);

export const Register = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  firstName: PersonName,
  lastName: PersonName,
});
export type Register = z.infer<typeof Register>;

export const LogIn = z.strictObject({ email: EmailAddress, password: z.string().min(1).max(LONGEST_PASSWORD) });
export type LogIn = z.infer<typeof LogIn>;

export const SignedIn = z
  .object({
    success: z.literal(true),
    user: z.object({
      id: z.uuid(),
      email: EmailAddress,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    }),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

export const register = endpoint('POST', '/api/auth/password/register', Register, SignedIn, {
  audience: 'public',
  status: 201,
});
export const logIn = endpoint('POST', '/api/auth/password/login', LogIn, SignedIn, {
  audience: 'public',
  problems: ['sign-in-needed'],
});
