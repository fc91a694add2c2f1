import { EnterCode, enterCode, type OpenedLink, openLink, renewLink } from '@evenhand/contracts/access/access';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { CodeInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { FactorFirst } from '@evenhand/web-kit/factor-first';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { accessWording as wording } from '@evenhand/wording/access';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NotMe } from './not-me.js';
import { accessKey } from './use-access.js';

interface CodeFormProps {
  token: string;
  opened: OpenedLink;
  onEntered: () => void;
}

/** Opening the link again mails another code and ends the earlier one. */
const NewCode = ({ token }: { token: string }) => {
  const again = useMutation({ mutationFn: () => call(openLink, { token }) });
  return (
    <>
      {again.isSuccess && (
        <Notice kind="good">
          <p>{wording.newCodeSent(again.data.sentTo)}</p>
        </Notice>
      )}
      <Failure error={again.error} otherwise={wording.newCodeFailed} />
      <Button kind="quiet" busy={again.isPending} onClick={() => again.mutate()}>
        {wording.newCode}
      </Button>
    </>
  );
};

const CodeForm = ({ token, opened, onEntered }: CodeFormProps) => {
  const queries = useQueryClient();
  const { field, form, isSending, failure } = useForm({
    schema: EnterCode,
    start: { token, code: '' },
    refused: { code: wording.wrongCode },
    send: (entered) => call(enterCode, entered),
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: accessKey });
      onEntered();
    },
  });
  const code = field('code');
  return (
    <Card title={wording.codeTitle}>
      <p>{wording.codeSent(opened.sentTo, opened.minutes)}</p>
      <form {...form}>
        <CodeInput
          {...code}
          label={wording.code}
          error={failure ? sentenceOf(failure, wording.wrongCode) : code.error}
        />
        <Actions>
          <Button kind="primary" type="submit" disabled={code.value.trim().length < 6} busy={isSending}>
            {isSending ? wording.checking : wording.continue}
          </Button>
        </Actions>
      </form>
      <NewCode token={token} />
      <NotMe token={token} purpose={opened.purpose} />
    </Card>
  );
};

/** The link was used, expired or withdrawn: one with its token is renewed while its purpose is open. */
const LinkGone = ({ token }: { token: string | null }) => {
  const renew = useMutation({ mutationFn: (lost: string) => call(renewLink, { token: lost }) });
  return (
    <Card title={wording.gone}>
      <p>{token ? wording.goneHelp : wording.goneOnPage}</p>
      {renew.isSuccess && (
        <Focused>
          <Notice kind="good">
            <p>{wording.renewed}</p>
          </Notice>
        </Focused>
      )}
      <Failure error={renew.error} otherwise={wording.review.failed} />
      {token && !renew.isSuccess && (
        <Actions>
          <Button kind="primary" busy={renew.isPending} onClick={() => renew.mutate(token)}>
            {wording.renew}
          </Button>
        </Actions>
      )}
    </Card>
  );
};

/** Opening the link mails the code. Opened once, also when React renders twice. */
export const EnterLink = ({ token, onEntered }: { token: string | null; onEntered: () => void }) => {
  const opened = useQuery({
    queryKey: [openLink.path, token],
    queryFn: () => call(openLink, { token: token ?? '' }),
    enabled: token !== null,
    gcTime: 0,
  });
  if (token === null || codeOf(opened.error) === 'link-gone') return <LinkGone token={token} />;
  return (
    <Loaded query={opened} words={{ ...signingWording, loading: wording.opening }}>
      {(data) =>
        data.needsFactor ? (
          <FactorFirst sentTo={data.sentTo} onProven={opened.refetch} />
        ) : (
          <CodeForm token={token} opened={data} onEntered={onEntered} />
        )
      }
    </Loaded>
  );
};
