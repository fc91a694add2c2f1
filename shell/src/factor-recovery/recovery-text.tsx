import { cancelRecovery, type FactorRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { useSession } from '@evenhand/web-kit/session';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { useMutation } from '@tanstack/react-query';
import styles from './recovery-text.module.css';

const words = secondFactorWording.announced;

interface RecoveryTextProps {
  recovery: FactorRecovery;
  onCancelled: () => unknown;
}

const RecoveryText = ({ recovery: { opensAt, isOver }, onCancelled }: RecoveryTextProps) => {
  const { isSignedIn } = useSession();
  const cancelling = useMutation({ mutationFn: () => call(cancelRecovery), onSuccess: () => onCancelled() });
  return (
    <div className={styles.announced}>
      <Notice kind="attention" title={words.title}>
        <p>{isOver ? words.over : words.text(longMoment(opensAt))}</p>
        <p>{isSignedIn ? words.stopHere : words.signIn}</p>
        <Failure error={cancelling.error} otherwise={secondFactorWording.failed} />
        {isSignedIn && (
          <Button busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {words.stop}
          </Button>
        )}
      </Notice>
    </div>
  );
};

export default RecoveryText;
