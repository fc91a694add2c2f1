import { MAGIC_LINK_MINUTES, sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { shellWording } from '@evenhand/wording/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from './sign-in-dialog.module.css';

interface LinkTabProps {
  email: string;
  setEmail: (email: string) => void;
  returnTo: string | undefined;
}

const words = shellWording.signIn.link;

const useSendMagicLink = ({ email, returnTo }: LinkTabProps) =>
  useMutation({ mutationFn: () => call(sendMagicLink, { email, ...(returnTo && { returnTo }) }) });

type Sending = ReturnType<typeof useSendMagicLink>;

const Sent = ({ email, sending, onOther }: { email: string; sending: Sending; onOther: () => void }) => {
  const [times, setTimes] = useState(1);
  const resend = () => sending.mutate(undefined, { onSuccess: () => setTimes(times + 1) });
  return (
    <>
      <Focused>
        <Notice kind="good" title={words.sent}>
          <p>{words.sentTo(email)}</p>
          <p>{words.expires(MAGIC_LINK_MINUTES)}</p>
          {times > 1 && <p>{words.resent}</p>}
        </Notice>
      </Focused>
      <Failure error={sending.error} otherwise={words.failed} />
      <div className={styles.buttons}>
        <Button onClick={onOther}>{words.otherEmail}</Button>
        <Button kind="quiet" busy={sending.isPending} onClick={resend}>
          {words.resend}
        </Button>
      </div>
    </>
  );
};

/** The default: a link by e-mail. */
export const LinkTab = (props: LinkTabProps) => {
  const { email, setEmail } = props;
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(false);
  const sending = useSendMagicLink(props);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!email.trim());
    if (email.trim()) sending.mutate(undefined, { onSuccess: () => setSent(true) });
  };
  const startOver = () => {
    sending.reset();
    setSent(false);
  };

  if (sent) return <Sent email={email} sending={sending} onOther={startOver} />;
  return (
    <form onSubmit={send} noValidate>
      <p>{words.explained}</p>
      <Failure error={sending.error} otherwise={words.failed} />
      <MailInput
        label={shellWording.signIn.email}
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        error={missing && !email.trim() ? words.emailMissing : null}
      />
      <Button type="submit" kind="primary" wide busy={sending.isPending}>
        {sending.isPending ? words.sending : words.send}
      </Button>
    </form>
  );
};
