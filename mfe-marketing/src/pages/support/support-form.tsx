import { AskSupport, askSupport, SupportTopic } from '@evenhand/contracts/support/support';
import { Button } from '@evenhand/ui/button';
import { SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { track } from '@evenhand/web-kit/track';
import { useForm } from '@evenhand/web-kit/use-form';
import { supportFormWording as wording } from '@evenhand/wording/support-form';
import { z } from 'zod';
import styles from './support-form.module.css';

const topics = SupportTopic.options.map((value) => ({ value, label: wording.topics[value] }));

/** No topic is selected at first. */
const Written = AskSupport.extend({ topic: z.string().pipe(SupportTopic) });

/** Sends a support request; the sender gets a reference number and a receipt by mail. */
export const SupportForm = () => {
  const { field, form, isSending, answer, failure } = useForm({
    schema: Written,
    start: { email: '', topic: '', message: '' },
    refused: wording.refused,
    send: (message, attempt) => call(askSupport, message, { attempt }),
    onSent: () => track({ name: 'business-email-clicked', properties: {} }),
    draft: 'support',
  });

  if (answer)
    return (
      <Focused>
        <Notice kind="good" title={wording.sent.title(answer.reference)}>
          <p>{wording.sent[answer.copy]}</p>
        </Notice>
      </Focused>
    );
  return (
    <form {...form} className={styles.form}>
      <h2>{wording.title}</h2>
      <p>{wording.lead}</p>
      <TextInput {...field('email')} label={wording.email} type="email" autoComplete="email" />
      <SelectInput {...field('topic')} label={wording.topic} empty={wording.choose} options={topics} />
      <TextArea {...field('message')} label={wording.message} rows={6} />
      <Failure error={failure} otherwise={wording.failed} />
      <Button type="submit" kind="primary" busy={isSending}>
        {isSending ? wording.sending : wording.send}
      </Button>
    </form>
  );
};
