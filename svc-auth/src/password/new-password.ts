import { unmetPasswordNeeds } from '@evenhand/contracts/auth/password';
import { authServer } from '@evenhand/wording/auth-server';

/** What anybody close to the person knows, and nobody should take for a password. */
interface Known {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** Why a new password will not do, as a sentence for its field; null when it will. */
export const passwordProblem = async (
  password: string,
  { email, firstName, lastName }: Known,
): Promise<string | null> => {
  const unmet = unmetPasswordNeeds(password);
  if (unmet.length > 0) return authServer.passwordNeeds(unmet.map((need) => authServer.passwordNeed[need]));
  const known = [email, email.split('@')[0] ?? '', firstName ?? '', lastName ?? ''];
  // A list of 49,000 passwords, which is read only where one is chosen.
  const { isEasyToGuess } = await import('./easy-to-guess.js');
  return isEasyToGuess(password, known) ? authServer.passwordEasyToGuess : null;
};
