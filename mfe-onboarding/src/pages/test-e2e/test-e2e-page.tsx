import { type TestE2e, testE2e } from '@evenhand/contracts/self-test/self-test';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { track } from '@evenhand/web-kit/track';
import { selfTestWording as wording } from '@evenhand/wording/self-test';
import { useMutation } from '@tanstack/react-query';
import { Result } from './result.js';
import styles from './test-e2e.module.css';
import { Timeline } from './timeline.js';

const Outcome = ({ result: { success, message, error } }: { result: TestE2e }) =>
  success ? (
    <Notice kind="good" title={wording.passedTitle}>
      <p>{message}</p>
    </Notice>
  ) : (
    <Notice kind="danger" title={wording.failedTitle}>
      <p>{error ?? message}</p>
    </Notice>
  );

const NoAnswer = ({ error }: { error: Error }) => (
  <Notice kind="danger">
    <p>{codeOf(error) === 'not-found' ? wording.switchedOff : wording.unreachable}</p>
  </Notice>
);

const TestE2ePage = () => {
  useTitle(wording.title);
  const test = useMutation({
    mutationFn: () => {
      track({ name: 'test-started', properties: {} });
      return call(testE2e);
    },
    onSuccess: ({ success }) => track({ name: 'test-completed', properties: { passed: success } }),
  });
  const { data: result, isPending, error, mutate } = test;
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <div className={styles.parts}>
        {result && <Outcome result={result} />}
        {error && <NoAnswer error={error} />}
        {result && (
          <Card title={wording.timelineTitle}>
            <Timeline timeline={result.timeline} />
          </Card>
        )}
        {result?.data && (
          <Card title={wording.resultTitle}>
            <Result data={result.data} />
          </Card>
        )}
      </div>
      <Actions>
        <Button kind="primary" busy={isPending} onClick={() => mutate()}>
          {isPending ? wording.running : result ? wording.again : wording.run}
        </Button>
        <SecondaryLink to="/dashboard">{wording.back}</SecondaryLink>
      </Actions>
    </Page>
  );
};

export default TestE2ePage;
