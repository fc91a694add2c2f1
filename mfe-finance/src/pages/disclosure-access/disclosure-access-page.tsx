import { DisclosureView, enterDisclosure, openDisclosure } from '@evenhand/contracts/finance/snapshots';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { SharedDisclosure } from './shared-disclosure.js';

const wording = disclosureWording.partner;

/** The partner's way in: the link's secret stands in the address, the code comes by mail. */
const DisclosureAccessPage = () => {
  useTitle(wording.title);
  const [token] = useState(() => location.hash.slice(1));
  const [code, setCode] = useState('');
  const ask = useMutation({ mutationFn: () => call(openDisclosure, { token }) });
  const enter = useMutation({
    mutationFn: async () => z.encode(DisclosureView, await call(enterDisclosure, { token, code: code.trim() })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!enter.isPending) enter.mutate();
  };
  if (enter.data) return <SharedDisclosure disclosure={enter.data} />;
  const isGone = token === '' || codeOf(ask.error) === 'link-gone' || codeOf(enter.error) === 'link-gone';
  if (isGone) return <Page kind="question" title={wording.title} lead={wording.linkGone} />;
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      {ask.error && <p role="alert">{sentenceOf(ask.error, wording.failed)}</p>}
      {ask.data ? (
        <form onSubmit={submit} noValidate>
          <p role="status">{wording.sentTo(ask.data.sentTo, ask.data.minutes)}</p>
          <TextInput
            short
            label={wording.code}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={enter.error ? sentenceOf(enter.error, wording.failed) : null}
          />
          <Actions>
            <Button kind="primary" type="submit" busy={enter.isPending}>
              {wording.enter}
            </Button>
          </Actions>
        </form>
      ) : (
        <Actions>
          <Button kind="primary" busy={ask.isPending} onClick={() => ask.mutate()}>
            {wording.start}
          </Button>
        </Actions>
      )}
    </Page>
  );
};

export default DisclosureAccessPage;
