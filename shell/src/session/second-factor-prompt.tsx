import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { signOut } from '@evenhand/contracts/auth/navigation';
import {
  getProofWays,
  type ProofWays,
  ProveSecondFactor,
  proveSecondFactor,
} from '@evenhand/contracts/auth/second-factor';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { Spinner } from '@evenhand/ui/spinner';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { refreshSession } from '@evenhand/web-kit/session';
import { useForm } from '@evenhand/web-kit/use-form';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { shellWording } from '@evenhand/wording/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { leave } from './leave';
import { LostFactor } from './lost-factor';
import { PasskeyProof } from './passkey-proof';
import styles from './second-factor-prompt.module.css';
import { SignOutLink } from './sign-out-link';
import { announce, SIGNING_OUT } from './windows';

const words = secondFactorWording.prompt;

interface CodeFormProps {
  ways: ProofWays;
  onProven: () => Promise<void>;
}

const CodeForm = ({ ways: { app, passkey }, onProven }: CodeFormProps) => {
  const { field, form, isSending, failure } = useForm({
    schema: ProveSecondFactor,
    start: { code: '' },
    refused: { code: app ? words.missing : words.recoveryMissing },
    send: (proof) => call(proveSecondFactor, proof),
    onSent: onProven,
  });
  const code = field('code');
  return (
    <form {...form}>
      {!passkey && <p>{words.text}</p>}
      <TextInput
        {...code}
        label={app ? words.code : words.recoveryCode}
        hint={app ? words.hint : words.recoveryHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        error={failure ? sentenceOf(failure, secondFactorWording.failed) : code.error}
      />
      <Actions>
        <Button kind={passkey ? 'secondary' : 'primary'} type="submit" busy={isSending}>
          {words.go}
        </Button>
        <SignOutLink className={buttonClass('secondary')} />
      </Actions>
    </form>
  );
};

/** No page opens in a session whose factor is due: closing the prompt ends it. */
const leaveSignIn = (): void => {
  announce(SIGNING_OUT);
  leave(signOut.path);
};

interface SecondFactorPromptProps {
  onDone: (isProven: boolean) => void;
}

const SecondFactorPrompt = ({ onDone }: SecondFactorPromptProps) => {
  const queries = useQueryClient();
  const queryKey = [getProofWays.path];
  const ways = useQuery({ queryKey, queryFn: () => call(getProofWays), staleTime: 0, retry: false });
  const offered = ways.data ?? { app: true, passkey: false, isDue: false };
  const onProven = async () => {
    // A proof stops a recovery that is announced.
    await queries.invalidateQueries({ queryKey: [getAnnouncedRecovery.path] });
    await refreshSession(queries);
    onDone(true);
  };
  return (
    <Modal
      title={words.title}
      closeLabel={offered.isDue ? words.closeDue : words.close}
      onClose={() => (offered.isDue ? leaveSignIn() : onDone(false))}
    >
      {ways.isPending ? (
        <Spinner label={shellWording.loading.session} />
      ) : (
        <>
          {offered.passkey && (
            <div>
              <p>{words.passkey.text}</p>
              <PasskeyProof onProven={onProven} />
              <p className={styles.or}>{words.passkey.or}</p>
            </div>
          )}
          <CodeForm ways={offered} onProven={onProven} />
        </>
      )}
      <div className={styles.lost}>
        <LostFactor onRecovered={() => onDone(true)} />
      </div>
    </Modal>
  );
};

export default SecondFactorPrompt;
