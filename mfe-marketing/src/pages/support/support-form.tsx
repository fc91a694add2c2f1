import { EmailAddress } from '@evenhand/contracts/email';
import { AskSupport, askSupport, SupportTopic } from '@evenhand/contracts/support/support';
import { Button } from '@evenhand/ui/button';
import { SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { track } from '@evenhand/web-kit/track';
import { supportFormWording as wording } from '@evenhand/wording/support-form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from './support-form.module.css';

const topics = SupportTopic.options.map((value) => ({ value, label: wording.topics[value] }));
const nothing = { email: '', topic: '', message: '' };

const problemsOf = ({ email, topic, message }: typeof nothing) => ({
  email: EmailAddress.safeParse(email.trim()).success ? null : wording.emailMissing,
  topic: topic ? null : wording.topicMissing,
  message: message.trim() ? null : wording.messageMissing,
});

/** A message to the people behind the site: it gets a number, and whoever sent it a receipt. */
export const SupportForm = () => {
  const [written, setWritten] = useState(nothing);
  const [isChecked, setIsChecked] = useState(false);
  const attempt = useAttempt();
  const asking = useMutation({
    mutationFn: (message: AskSupport) => call(askSupport, message, { attempt: attempt.key(message) }),
    onSuccess: () => {
      attempt.done();
      track({ name: 'business-email-clicked', properties: {} });
    },
  });
  const set = (field: keyof typeof nothing) => (value: string) => setWritten({ ...written, [field]: value });
  const problems = isChecked ? problemsOf(written) : { email: null, topic: null, message: null };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const message = AskSupport.safeParse({ ...written, email: written.email.trim() });
    if (message.success) asking.mutate(message.data);
  };

  if (asking.isSuccess)
    return (
      <Notice kind="good" title={wording.sent.title(asking.data.reference)}>
        <p>{wording.sent[asking.data.copy]}</p>
      </Notice>
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{wording.title}</h2>
      <p>{wording.lead}</p>
      <TextInput
        label={wording.email}
        type="email"
        autoComplete="email"
        value={written.email}
        onChange={set('email')}
        error={problems.email}
      />
      <SelectInput
        label={wording.topic}
        empty={wording.choose}
        options={topics}
        value={written.topic}
        onChange={set('topic')}
        error={problems.topic}
      />
      <TextArea
        label={wording.message}
        rows={6}
        value={written.message}
        onChange={set('message')}
        error={problems.message}
      />
      {asking.isError && (
        <Notice kind="danger">
          <p>{sentenceOf(asking.error, wording.failed)}</p>
        </Notice>
      )}
      <Button type="submit" kind="primary" busy={asking.isPending}>
        {asking.isPending ? wording.sending : wording.send}
      </Button>
    </form>
  );
};
