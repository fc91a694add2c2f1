import { unmetPasswordNeeds } from '@evenhand/contracts/auth/password';
import { authServer } from '@evenhand/wording/auth-server';

/** Facts about the person that a password must not be. */
interface Known {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** The sentence for the field; null for an acceptable password. */
export const passwordProblem = async (
  password: string,
  { email, firstName, lastName }: Known,
): Promise<string | null> => {
  const needs = authServer.passwordNeeds(unmetPasswordNeeds(password));
  if (needs) return needs;
  const known = [email, email.split('@')[0] ?? '', firstName ?? '', lastName ?? ''];
  // Loaded lazily: a list of 49,000 passwords.
  const { isEasyToGuess } = await import('./easy-to-guess.js');
  return isEasyToGuess(password, known) ? authServer.passwordEasyToGuess : null;
};
