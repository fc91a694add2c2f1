import type { CodeSent } from '@evenhand/contracts/signing/signing';
import { Button } from '@evenhand/ui/button';
import { CodeInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Failure } from '@evenhand/web-kit/failure';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';

const wording = signingWording.code;

interface SigningCodeProps {
  send: () => Promise<CodeSent>;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A code mailed for this step confirms who signs. */
export const SigningCode = ({ send, ...field }: SigningCodeProps) => {
  const code = useMutation({ mutationFn: send });
  return (
    <>
      <h3>{wording.title}</h3>
      <p>
        <Button busy={code.isPending} onClick={() => code.mutate()}>
          {code.data ? wording.again : wording.send}
        </Button>
      </p>
      {code.data && (
        <Notice kind="good">
          <p>{wording.sent(code.data.sentTo, code.data.minutes)}</p>
        </Notice>
      )}
      <Failure error={code.error} otherwise={wording.failed} />
      <CodeInput {...field} label={wording.label} />
    </>
  );
};
