import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PrimaryLink } from './button-links.js';
import { proveSecondFactorNow } from './second-factor.js';
import { useSession } from './session.js';

/** The account of the address has a second factor, which this browser has not proven. */
export const FactorFirst = ({ sentTo, onProven }: { sentTo: string; onProven: () => unknown }) => {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const proving = useMutation({
    mutationFn: proveSecondFactorNow,
    onSuccess: (isProven) => (isProven ? onProven() : undefined),
  });
  const words = secondFactorWording.scoped;
  return (
    <Card title={words.title}>
      <p>{words.text(sentTo)}</p>
      <p>{words.again}</p>
      <Actions>
        <PrimaryLink to={signInDialog(pathname)}>{words.signIn}</PrimaryLink>
        {isSignedIn && (
          <Button busy={proving.isPending} onClick={() => proving.mutate()}>
            {words.prove}
          </Button>
        )}
      </Actions>
    </Card>
  );
};
