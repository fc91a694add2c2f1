import { beginPasskeyProof, proveByPasskey } from '@evenhand/contracts/auth/passkeys';
import { Button } from '@evenhand/ui/button';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { signWithPasskey } from '@evenhand/web-kit/passkey';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { useMutation } from '@tanstack/react-query';

const words = secondFactorWording.prompt.passkey;

/** Proves the second factor by one of the person's passkeys. */
export const PasskeyProof = ({ onProven }: { onProven: () => Promise<void> }) => {
  const proving = useMutation({
    mutationFn: async () => call(proveByPasskey, await signWithPasskey(await call(beginPasskeyProof))),
    onSuccess: onProven,
  });
  return (
    <>
      <Failure error={proving.error} otherwise={words.failed} />
      <Button kind="primary" wide busy={proving.isPending} onClick={() => proving.mutate()}>
        {words.go}
      </Button>
    </>
  );
};
