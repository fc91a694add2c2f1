import {
  NewCredential,
  type NewPasskeyOptions,
  type PasskeyOptions,
  PasskeyTransport,
  type SignedChallenge,
} from '@evenhand/contracts/auth/passkeys';

/** Loaded by the press of a button. */
const webAuthn = () => import('@simplewebauthn/browser');

/** @throws when the person cancels, the time is over, or the device holds a passkey of the account already */
export const makePasskey = async (optionsJSON: NewPasskeyOptions): Promise<NewCredential> => {
  const { startRegistration } = await webAuthn();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const known = transports.filter((transport) => PasskeyTransport.safeParse(transport).success);
  return NewCredential.parse({ id, clientDataJSON, attestationObject, transports: known });
};

/** @throws when the person cancels, the time is over, or the device has no passkey for this site */
export const signWithPasskey = async (optionsJSON: PasskeyOptions): Promise<SignedChallenge> => {
  const { startAuthentication } = await webAuthn();
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
};
