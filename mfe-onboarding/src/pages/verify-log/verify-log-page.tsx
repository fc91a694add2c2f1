import { getStampAuthorities } from '@evenhand/contracts/activity/activity';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { useTitle } from '@evenhand/web-kit/title';
import { verifyLogWording as wording } from '@evenhand/wording/activity-log';
import { useMutation } from '@tanstack/react-query';
import { FileChoice } from '../../file-choice.js';
import { LogVerdict } from './log-verdict.js';

interface Chosen {
  log: File;
  earlier: File | null;
}

/** Undefined for text that is not JSON, which no schema accepts. */
const jsonOf = async (file: File): Promise<unknown> => {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The verifier is large: loaded when a file is chosen. */
const verify = async ({ log, earlier }: Chosen) => {
  const { verifyLog } = await import('@evenhand/activity-log/verify-log');
  const { certificates: authorities } = await call(getStampAuthorities);
  return verifyLog(await jsonOf(log), { authorities, ...(earlier && { earlier: (await jsonOf(earlier)) ?? null }) });
};

const JSON_FILE = 'application/json,.json';

/** Public: verifies a downloaded activity log in the browser. */
const VerifyLogPage = () => {
  useTitle(wording.title);
  const verification = useMutation({ mutationFn: verify });
  const { data, variables, isPending, isIdle, error } = verification;
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <FileChoice
        label={isIdle ? wording.choose : wording.again}
        accept={JSON_FILE}
        note={variables?.log.name ?? 'activity.json'}
        onChoose={(log) => verification.mutate({ log, earlier: null })}
      />
      {isPending && <Spinner label={wording.checking} />}
      <Failure error={error} otherwise={wording.failed} />
      {data && <LogVerdict verdict={data} isCompared={variables?.earlier !== null} />}
      {data?.ok && (
        <FileChoice
          label={wording.chooseEarlier}
          accept={JSON_FILE}
          note={wording.earlierText}
          onChoose={(earlier) => variables && verification.mutate({ ...variables, earlier })}
        />
      )}
    </Page>
  );
};

export default VerifyLogPage;
