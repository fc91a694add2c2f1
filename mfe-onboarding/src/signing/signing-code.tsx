import type { CodeSent } from '@evenhand/contracts/signing/signing';
import { Button } from '@evenhand/ui/button';
import { CodeInput } from '@evenhand/ui/inputs';
import { Failure } from '@evenhand/web-kit/failure';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import styles from './signing.module.css';

const wording = signingWording.code;

interface SigningCodeProps {
  /** What the code confirms; signing without it. */
  hint?: string;
  send: () => Promise<CodeSent>;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A code mailed for this step confirms who signs. */
export const SigningCode = ({ send, hint = wording.hint, ...field }: SigningCodeProps) => {
  const code = useMutation({ mutationFn: send });
  return (
    <div className={styles.code}>
      <CodeInput {...field} label={wording.label} hint={hint} />
      <Button busy={code.isPending} onClick={() => code.mutate()}>
        {code.data ? wording.again : wording.send}
      </Button>
      <div className={styles.sent}>
        <p role="status">{code.data && wording.sent(code.data.sentTo, code.data.minutes)}</p>
        <Failure error={code.error} otherwise={wording.failed} />
      </div>
    </div>
  );
};
