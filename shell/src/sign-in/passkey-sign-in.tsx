import { beginPasskeySignIn, signInByPasskey } from '@evenhand/contracts/auth/passkeys';
import { Button } from '@evenhand/ui/button';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { signWithPasskey } from '@evenhand/web-kit/passkey';
import { shellWording } from '@evenhand/wording/shell';
import { useMutation } from '@tanstack/react-query';

const words = shellWording.signIn.passkey;

/** Signs in by a passkey alone: the device asks which one. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: () => Promise<void> }) => {
  const signingIn = useMutation({
    mutationFn: async () => call(signInByPasskey, await signWithPasskey(await call(beginPasskeySignIn))),
    onSuccess: onSignedIn,
  });
  return (
    <>
      <Failure error={signingIn.error} otherwise={words.failed} />
      <Button wide busy={signingIn.isPending} onClick={() => signingIn.mutate()}>
        {words.go}
      </Button>
    </>
  );
};
