import {
  DisclosureView,
  EnterDisclosure,
  enterDisclosure,
  openDisclosure,
} from '@evenhand/contracts/finance/snapshots';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { CodeInput } from '@evenhand/ui/inputs';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { FactorFirst } from '@evenhand/web-kit/factor-first';
import { useLinkSecret } from '@evenhand/web-kit/link-secret';
import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { useForm } from '@evenhand/web-kit/use-form';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { SharedDisclosure } from './shared-disclosure.js';

const wording = disclosureWording.partner;

const Access = ({ token }: { token: string }) => {
  const ask = useMutation({ mutationFn: () => call(openDisclosure, { token }) });
  const {
    field,
    form,
    isSending,
    answer: disclosure,
    failure,
  } = useForm({
    schema: EnterDisclosure,
    start: { token, code: '' },
    refused: { code: wording.codeMissing },
    send: async (entered) => z.encode(DisclosureView, await call(enterDisclosure, entered)),
  });
  if (disclosure) return <SharedDisclosure disclosure={disclosure} />;
  const isGone = token === '' || codeOf(ask.error) === 'link-gone' || codeOf(failure) === 'link-gone';
  if (isGone) return <Page kind="question" title={wording.title} lead={wording.linkGone} />;
  if (ask.data?.needsFactor)
    return (
      <Page kind="question" title={wording.title} lead={wording.lead}>
        <FactorFirst sentTo={ask.data.sentTo} onProven={() => ask.mutate()} />
      </Page>
    );
  const code = field('code');
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      {ask.error && <p role="alert">{sentenceOf(ask.error, wording.failed)}</p>}
      {ask.data ? (
        <form {...form}>
          <p role="status">{wording.sentTo(ask.data.sentTo, ask.data.minutes)}</p>
          <CodeInput
            {...code}
            label={wording.code}
            error={failure ? sentenceOf(failure, wording.failed) : code.error}
          />
          <Actions>
            <Button kind="primary" type="submit" busy={isSending}>
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

/** The partner's access: the secret comes with the link, the code by mail. */
const DisclosureAccessPage = () => {
  useTitle(wording.title);
  const [secret] = useLinkSecret('evenhand.disclosure');
  const token = secret ?? '';
  return <Access key={token} token={token} />;
};

export default DisclosureAccessPage;
