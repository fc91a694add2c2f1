import { type Register, unmetPasswordNeeds } from '@evenhand/contracts/auth/password';
import { authServer } from '@evenhand/wording/auth-server';
import { isEasyToGuess } from './easy-to-guess.js';

/** Why a new password will not do, as a sentence for its field; null when it will. */
export const passwordProblem = ({ password, email, firstName, lastName }: Register): string | null => {
  const unmet = unmetPasswordNeeds(password);
  if (unmet.length > 0) return authServer.passwordNeeds(unmet.map((need) => authServer.passwordNeed[need]));
  const known = [email, email.split('@')[0] ?? '', firstName, lastName];
  return isEasyToGuess(password, known) ? authServer.passwordEasyToGuess : null;
};
