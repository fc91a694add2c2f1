import { EnterOwnData, enterOwnData, openOwnData } from '@evenhand/contracts/access/own-data';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { CodeInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { FactorFirst } from '@evenhand/web-kit/factor-first';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { accessWording } from '@evenhand/wording/access';
import { ownDataWording } from '@evenhand/wording/own-data';
import { useQuery } from '@tanstack/react-query';
import { AskLink } from './ask-link.js';

interface EnterCodeProps {
  token: string;
  onEntered: (access: string) => void;
}

const CodeForm = ({ token, sentTo, minutes, onEntered }: EnterCodeProps & { sentTo: string; minutes: number }) => {
  const { field, form, isSending, failure } = useForm({
    schema: EnterOwnData,
    start: { token, code: '' },
    refused: { code: ownDataWording.code.failed },
    send: (entered) => call(enterOwnData, entered),
    onSent: ({ access }) => onEntered(access),
  });
  const code = field('code');
  return (
    <Card title={ownDataWording.code.title}>
      <p>{accessWording.codeSent(sentTo, minutes)}</p>
      <form {...form}>
        <CodeInput
          {...code}
          label={accessWording.code}
          error={failure ? sentenceOf(failure, ownDataWording.code.failed) : code.error}
        />
        <Actions>
          <Button kind="primary" type="submit" disabled={code.value.trim().length < 6} busy={isSending}>
            {isSending ? accessWording.checking : accessWording.continue}
          </Button>
        </Actions>
      </form>
    </Card>
  );
};

export const LinkGone = () => (
  <>
    <Notice kind="attention" title={ownDataWording.gone.title}>
      <p>{ownDataWording.gone.text}</p>
    </Notice>
    <AskLink />
  </>
);

/** Opening the link mails the code. */
export const EnterCode = ({ token, onEntered }: EnterCodeProps) => {
  const opened = useQuery({
    queryKey: [openOwnData.path, token],
    queryFn: () => call(openOwnData, { token }),
    gcTime: 0,
  });
  if (codeOf(opened.error) === 'link-gone') return <LinkGone />;
  return (
    <Loaded query={opened} words={ownDataWording}>
      {({ needsFactor, sentTo, minutes }) =>
        needsFactor ? (
          <FactorFirst sentTo={sentTo} onProven={opened.refetch} />
        ) : (
          <CodeForm token={token} sentTo={sentTo} minutes={minutes} onEntered={onEntered} />
        )
      }
    </Loaded>
  );
};
