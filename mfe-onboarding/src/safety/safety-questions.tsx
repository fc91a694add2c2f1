import { SafetyAnswers, type SafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { OneChoice } from '@evenhand/ui/choices';
import { Notice } from '@evenhand/ui/notice';
import { QuietLink } from '@evenhand/web-kit/button-links';
import { Failure } from '@evenhand/web-kit/failure';
import { flowWording, safetyWording as wording } from '@evenhand/wording/flow';
import { type ReactNode, useState } from 'react';
import { useAnswerSafetyScreen } from './use-safety-screen.js';

const questions = SafetyAnswers.keyof().options;
const options = SafetyAnswers.shape.hiddenMoney.options.map((value) => ({ value, label: wording.answers[value] }));

interface QuestionsProps {
  screen: SafetyScreen;
  onDone: () => void;
  /** A way past the questions. */
  instead?: ReactNode;
}

export const Questions = ({ screen, onDone, instead }: QuestionsProps) => {
  const [answers, setAnswers] = useState<Partial<SafetyAnswers>>(screen.answers ?? {});
  const [showOpen, setShowOpen] = useState(false);
  const save = useAnswerSafetyScreen();

  const goOn = () => {
    const complete = SafetyAnswers.safeParse(answers);
    if (!complete.success) return setShowOpen(true);
    save.mutate({ answers: complete.data, goOnAnyway: false }, { onSuccess: onDone });
  };

  return (
    <Card title={wording.title}>
      <p>{wording.lead}</p>
      {questions.map((question) => (
        <OneChoice
          key={question}
          label={wording.questions[question]}
          options={options}
          value={answers[question]}
          error={showOpen && !answers[question] ? wording.answerAll : null}
          onChange={(value) => setAnswers({ ...answers, [question]: value })}
        />
      ))}
      <Failure error={save.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={save.isPending} onClick={goOn}>
          {save.isPending ? wording.saving : wording.continue}
        </Button>
        {instead}
      </Actions>
    </Card>
  );
};

const Concerns = ({ screen, onChange }: { screen: SafetyScreen; onChange: () => void }) => {
  const save = useAnswerSafetyScreen();
  const { answers } = screen;
  return (
    <Notice kind="attention" title={wording.concernsTitle}>
      {screen.concerns.map((concern) => (
        <p key={concern}>{wording.concerns[concern]}</p>
      ))}
      <Failure error={save.error} otherwise={wording.failed} />
      <Actions>
        <Button busy={save.isPending} onClick={() => answers && save.mutate({ answers, goOnAnyway: true })}>
          {wording.goOn}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {wording.change}
        </Button>
      </Actions>
    </Notice>
  );
};

/** Asked once before the first invitation; only the person who answers can read the answers. */
export const SafetyQuestions = ({ screen }: { screen: SafetyScreen }) => {
  const [isAsking, setAsking] = useState(screen.answers === null);
  const skip = <QuietLink to="/flow/sign">{flowWording.invite.skip}</QuietLink>;
  if (isAsking) return <Questions screen={screen} onDone={() => setAsking(false)} instead={skip} />;
  return <Concerns screen={screen} onChange={() => setAsking(true)} />;
};
