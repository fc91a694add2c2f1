import { ProveSecondFactor, proveSecondFactor } from '@evenhand/contracts/auth/second-factor';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { refreshSession } from '@evenhand/web-kit/session';
import { useForm } from '@evenhand/web-kit/use-form';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { LostFactor } from './lost-factor';
import styles from './second-factor-prompt.module.css';
import { SignOutLink } from './sign-out-link';

const words = secondFactorWording.prompt;

interface SecondFactorPromptProps {
  onDone: (isProven: boolean) => void;
}

const SecondFactorPrompt = ({ onDone }: SecondFactorPromptProps) => {
  const queries = useQueryClient();
  const { field, form, isSending, failure } = useForm({
    schema: ProveSecondFactor,
    start: { code: '' },
    refused: { code: words.missing },
    send: (proof) => call(proveSecondFactor, proof),
    onSent: async () => {
      await refreshSession(queries);
      onDone(true);
    },
  });
  const code = field('code');
  return (
    <Modal title={words.title} closeLabel={words.close} onClose={() => onDone(false)}>
      <form {...form}>
        <p>{words.text}</p>
        <TextInput
          {...code}
          label={words.code}
          hint={words.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={19}
          error={failure ? sentenceOf(failure, secondFactorWording.failed) : code.error}
        />
        <Actions>
          <Button kind="primary" type="submit" busy={isSending}>
            {words.go}
          </Button>
          <SignOutLink className={buttonClass('secondary')} />
        </Actions>
      </form>
      <div className={styles.lost}>
        <LostFactor onRecovered={() => onDone(true)} />
      </div>
    </Modal>
  );
};

export default SecondFactorPrompt;
