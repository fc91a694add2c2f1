import { MAGIC_LINK_MINUTES, SendMagicLink, sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { shellWording } from '@evenhand/wording/shell';
import { useMutation } from '@tanstack/react-query';
import styles from './sign-in-dialog.module.css';

interface LinkTabProps {
  email: string;
  setEmail: (email: string) => void;
  returnTo: string | undefined;
}

const words = shellWording.signIn.link;

const Failure = ({ error }: { error: Error | null }) =>
  error && <Notice kind="danger">{<p>{sentenceOf(error, words.failed)}</p>}</Notice>;

interface SentProps {
  email: string;
  onAgain: () => Promise<unknown>;
  onOther: () => void;
}

const Sent = ({ email, onAgain, onOther }: SentProps) => {
  const resending = useMutation({ mutationFn: onAgain });
  return (
    <>
      <Notice kind="good" title={words.sent}>
        <p>{words.sentTo(email)}</p>
        <p>{words.expires(MAGIC_LINK_MINUTES)}</p>
        {resending.isSuccess && <p>{words.resent}</p>}
      </Notice>
      <Failure error={resending.error} />
      <div className={styles.buttons}>
        <Button onClick={onOther}>{words.otherEmail}</Button>
        <Button kind="quiet" busy={resending.isPending} onClick={() => resending.mutate()}>
          {words.resend}
        </Button>
      </div>
    </>
  );
};

/** The default way in: a link by e-mail. */
export const LinkTab = ({ email, setEmail, returnTo }: LinkTabProps) => {
  const start = { email, ...(returnTo && { returnTo }) };
  const send = (asked: SendMagicLink) => call(sendMagicLink, asked);
  const { field, form, isSending, isSent, failure, startOver } = useForm({
    schema: SendMagicLink,
    start,
    refused: words.refused,
    send,
  });
  const address = field('email');
  const write = (written: string) => {
    setEmail(written);
    address.onChange(written);
  };

  if (isSent) return <Sent email={email} onAgain={() => send(start)} onOther={startOver} />;
  return (
    <form {...form}>
      <p>{words.explained}</p>
      <Failure error={failure} />
      <TextInput
        {...address}
        label={shellWording.signIn.email}
        type="email"
        autoComplete="email"
        required
        onChange={write}
      />
      <Button type="submit" kind="primary" wide busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
};
