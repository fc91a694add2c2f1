import type { Intake } from '@evenhand/contracts/intake/intake';
import { unconfirmedIn } from '@evenhand/contracts/intake/step-progress';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useSearchParams } from 'react-router-dom';
import { changeIn, fieldIn } from '../../answers/way-to-answer.js';
import { useSettled } from '../../questions/use-settled.js';
import { AnswerSheet } from './answer-sheet.js';
import { CheckAnswers } from './check-answers.js';
import { ConflictNotice } from './conflict-notice.js';
import { HeldNotice } from './held-notice.js';
import { type AnswerProblem, problemsIn } from './problems-in.js';
import { RefusedAnswers } from './refused-answers.js';
import { type Screen, screenAt, screensFor } from './screens.js';
import { SubjectQuestions } from './subject-questions.js';
import { useIntakeDraft } from './use-intake-draft.js';
import { useRejectedWords } from './use-rejected-words.js';
import { useScreenFocus } from './use-screen-focus.js';
import { useSubmitIntake } from './use-submit-intake.js';
import { useWayBack } from './use-way-back.js';
import { WayThroughIntake } from './way-through-intake.js';

const CHECK = 'check';

/** Longer than a pause while typing a date or an address. */
const CHECKED_AFTER_MS = 1_200;

const titleOf = (screen: Screen | null): string =>
  screen ? `${wording.subjects[screen.subject]} · ${wording.steps[screen.step].name}` : wording.check.name;

/** What the service refused of questions on other screens. */
const refusedElsewhere = (refused: readonly FieldProblem[], { fields }: Screen): AnswerProblem[] =>
  refused
    .map((problem) => ({ ...problem, field: fieldIn(problem.pointer) }))
    .filter(({ field }) => field === null || !fields.includes(field));

/**
 * One subject at a time through five steps, then the check of the answers. The position is in the address, so Back and
 * reload keep it; a change of one answer returns to the link that was pressed.
 */
export const IntakeWizard = ({ opened, userId }: { opened: Intake; userId: string }) => {
  const draft = useIntakeDraft(opened, userId);
  const submit = useSubmitIntake(draft);
  const { goBack, isHeld } = useWayBack(draft);
  const [search, setSearch] = useSearchParams();
  const change = changeIn(search);
  const screens = screensFor(draft.record);
  const screen =
    search.get('step') === CHECK ? null : (screenAt(screens, search.get('step'), search.get('about')) ?? null);
  const at = screen ? screens.indexOf(screen) : screens.length;
  const settled = useSettled(draft.record, CHECKED_AFTER_MS);
  const rejected = useRejectedWords(settled, screen);
  const problems = problemsIn(settled, [...draft.refused, ...rejected, ...fieldProblemsOf(submit.error)]);
  useTitle(titleOf(screen), screen ? wording.neutralTitle(at + 1, screens.length) : wording.title);
  useScreenFocus(screen ? `${screen.step} ${screen.subject}` : CHECK, change?.field ?? null);

  /** Continuing confirms what the page shows, with its defaults. */
  const goOn = (from: Screen) => {
    const shown = unconfirmedIn(from.fields, draft.record, draft.confirmed);
    if (shown.length > 0) draft.change(Object.fromEntries(shown.map((field) => [field, draft.record[field]])));
    goTo(screens[at + 1]);
  };

  const goTo = (next: Screen | undefined) => {
    void draft.save();
    setSearch(next ? { step: next.step, about: next.subject } : { step: CHECK });
  };

  return (
    <Page
      kind="question"
      above={wording.title}
      title={screen ? wording.subjects[screen.subject] : wording.check.question}
      lead={screen ? at === 0 && wording.lead : wording.check.lead}
      start={
        <WayThroughIntake
          screen={screen}
          screens={screens}
          draft={draft}
          onStep={(step) => goTo(screenAt(screens, step, null))}
          onSubject={(subject) => goTo(screens.find((part) => part.subject === subject))}
        />
      }
      aside={screen && <AnswerSheet record={draft.record} fields={screen.fields} />}
    >
      <ConflictNotice draft={draft} />
      {draft.status === 'locked' && (
        <Notice kind="attention">
          <p>{wording.locked}</p>
        </Notice>
      )}
      {screen ? (
        <SubjectQuestions
          key={screen.subject}
          screen={screen}
          record={draft.record}
          problems={problems}
          onChange={draft.change}
        />
      ) : (
        <CheckAnswers record={draft.record} mayChange />
      )}
      <RefusedAnswers problems={screen ? refusedElsewhere(draft.refused, screen) : problems} />
      {isHeld && <HeldNotice status={draft.status} isKept={draft.isKept} />}
      <Actions apart>
        <Button disabled={at === 0} onClick={() => goTo(screens[at - 1])}>
          {wording.previous}
        </Button>
        {!screen && (
          <Button
            kind="primary"
            disabled={draft.status === 'conflict' || draft.status === 'locked'}
            busy={submit.isPending}
            onClick={() => submit.mutate()}
          >
            {submit.isPending ? wording.submitting : wording.submit}
          </Button>
        )}
        {screen && !change && (
          <Button kind="primary" onClick={() => goOn(screen)}>
            {wording.next}
          </Button>
        )}
        {screen && change && (
          <Button kind="primary" busy={draft.status === 'saving'} onClick={() => void goBack(change)}>
            {wording.backTo[change.back]}
          </Button>
        )}
      </Actions>
    </Page>
  );
};
