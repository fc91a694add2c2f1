import { AskOwnData, askOwnData } from '@evenhand/contracts/access/own-data';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { useForm } from '@evenhand/web-kit/use-form';
import { ownDataWording } from '@evenhand/wording/own-data';
import { useState } from 'react';
import { Link } from 'react-router-dom';

const words = ownDataWording.ask;

export const AskLink = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, form, isSending, failure } = useForm({
    schema: AskOwnData,
    start: { email: '' },
    refused: { email: words.refused },
    mails: ['email'],
    send: async (asked) => {
      await call(askOwnData, asked);
      return asked.email;
    },
    onSent: setSentTo,
  });
  if (sentTo !== null)
    return (
      <Focused>
        <Notice kind="good" title={words.sent}>
          <p>{words.sentText(sentTo)}</p>
        </Notice>
      </Focused>
    );
  return (
    <>
      <Card title={words.title}>
        <p>{words.text}</p>
        <form {...form}>
          <TextInput {...field('email')} label={words.email} hint={words.hint} type="email" autoComplete="email" />
          <Failure error={failure} otherwise={words.failed} />
          <Actions>
            <Button kind="primary" type="submit" busy={isSending}>
              {words.send}
            </Button>
          </Actions>
        </form>
      </Card>
      <p>
        {words.account} <Link to="/account">{words.toAccount}</Link>
      </p>
    </>
  );
};
