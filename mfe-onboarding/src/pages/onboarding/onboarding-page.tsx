import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Page } from '@evenhand/ui/page';
import { Progress } from '@evenhand/ui/progress';
import { Steps } from '@evenhand/ui/steps';
import { QuietLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { useTitle } from '@evenhand/web-kit/title';
import { showToast } from '@evenhand/web-kit/toast';
import { onboardingWording as wording } from '@evenhand/wording/dashboard';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const SIGN_IN_AFTER_MS = 1_000;
const last = wording.steps.length - 1;

const stateAt = (index: number, at: number) => (index < at ? 'completed' : index === at ? 'current' : 'pending');

const OnboardingPage = () => {
  useTitle(wording.title);
  const { isLoading, isSignedIn } = useSession();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const step = wording.steps[at] ?? wording.steps[0];
  const percent = Math.round(((at + 1) / wording.steps.length) * 100);

  useEffect(() => {
    if (isLoading || isSignedIn) return;
    showToast({ ...wording.signInNeeded, kind: 'destructive' });
    signInAgain(SIGN_IN_AFTER_MS);
  }, [isLoading, isSignedIn]);

  const complete = () => {
    showToast(wording.welcome);
    navigate('/dashboard');
  };

  return (
    <Page kind="question" title={wording.title}>
      <Progress percent={percent} label={wording.progress(percent)} />
      <br />
      <Steps
        label={wording.title}
        steps={wording.steps.map(({ name, optional }, index) => ({
          key: name,
          name,
          remark: optional ? wording.optional : undefined,
          state: stateAt(index, at),
        }))}
      />
      <Card title={step.name}>
        <p>{step.text}</p>
        {step.to && <SecondaryLink to={step.to}>{step.action}</SecondaryLink>}
      </Card>
      <Actions>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {wording.previous}
        </Button>
        {at === 0 && <Button onClick={() => setAt(1)}>{wording.skip}</Button>}
        {at < last ? (
          <Button kind="primary" onClick={() => setAt(at + 1)}>
            {wording.next}
          </Button>
        ) : (
          <Button kind="primary" onClick={complete}>
            {wording.complete}
          </Button>
        )}
        <QuietLink to="/dashboard">{wording.close}</QuietLink>
      </Actions>
    </Page>
  );
};

export default OnboardingPage;
