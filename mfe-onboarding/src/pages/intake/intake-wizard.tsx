import type { Intake } from '@evenhand/contracts/intake/intake';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import { type IntakeStep, intakeSteps, isAsked } from '@evenhand/contracts/intake/steps';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { StepList } from '@evenhand/ui/step-list';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AnswerSheet } from './answer-sheet.js';
import { CheckAnswers } from './check-answers.js';
import { ConflictNotice } from './conflict-notice.js';
import styles from './intake.module.css';
import { problemsIn } from './problems-in.js';
import { SavedNote } from './saved-note.js';
import { StepQuestions } from './step-questions.js';
import { stepState } from './step-state.js';
import { bySubject } from './subjects.js';
import { useIntakeDraft } from './use-intake-draft.js';
import { useSettled } from './use-settled.js';
import { useStepHeading } from './use-step-heading.js';
import { useSubmitIntake } from './use-submit-intake.js';

const CHECK = 'check';
type Stop = IntakeStep | typeof CHECK;
const stops: readonly Stop[] = [...intakeSteps.map(({ step }) => step), CHECK];

/** Long enough for somebody to finish a date or an address. */
const CHECKED_AFTER_MS = 1_200;

const stepOf = (field: IntakeField): IntakeStep | undefined =>
  intakeSteps.find(({ fields }) => fields.some((one) => one === field))?.step;

const nameOf = (stop: Stop) => (stop === CHECK ? wording.check : wording.steps[stop]);

/** The five steps and the check of the answers. Where one is stands in the address, so back and reload keep it. */
export const IntakeWizard = ({ opened, userId }: { opened: Intake; userId: string }) => {
  const draft = useIntakeDraft(opened, userId);
  const submit = useSubmitIntake(draft);
  const [search, setSearch] = useSearchParams();
  const stop = stops.find((known) => known === search.get('step')) ?? intakeSteps[0].step;
  const at = stops.indexOf(stop);
  const fields: readonly IntakeField[] = intakeSteps.find(({ step }) => step === stop)?.fields ?? [];
  const settled = useSettled(draft.record, CHECKED_AFTER_MS);
  const problems = problemsIn(settled, [...draft.refused, ...fieldProblemsOf(submit.error)]);
  const [cameTo, setCameTo] = useState<IntakeField[]>([]);
  const first = bySubject(fields.filter((field) => isAsked(field, draft.record)))[0]?.fields ?? [];
  const asked = cameTo.some((field) => fields.includes(field)) ? cameTo : first;
  const heading = useStepHeading(stop);

  const goTo = (index: number) => {
    void draft.save();
    setSearch({ step: stops[index] ?? CHECK });
  };

  return (
    <Page
      kind="question"
      title={wording.title}
      lead={wording.lead}
      start={
        <>
          <p className={styles.stepOf}>{at < intakeSteps.length && wording.stepOf(at + 1, intakeSteps.length)}</p>
          <StepList
            bar
            label={wording.title}
            steps={intakeSteps.map(({ step, fields: asked }, index) => {
              const state = index === at ? 'current' : stepState(asked, draft.record);
              return { key: step, name: wording.steps[step].name, state, stateName: wording.stepStates[state] };
            })}
            onChoose={(step) => goTo(stops.indexOf(step))}
          />
          <SavedNote draft={draft} />
        </>
      }
      aside={asked.length > 0 && <AnswerSheet record={draft.record} fields={asked} />}
    >
      <ConflictNotice draft={draft} />
      {draft.status === 'locked' && <Notice kind="attention">{<p>{wording.locked}</p>}</Notice>}
      <h2 ref={heading} tabIndex={-1}>
        {nameOf(stop).question}
      </h2>
      {stop === CHECK ? (
        <CheckAnswers record={draft.record} onChange={(step) => goTo(stops.indexOf(step))} />
      ) : (
        <StepQuestions
          fields={fields}
          record={draft.record}
          problems={problems}
          onChange={draft.change}
          onSubject={setCameTo}
        />
      )}
      {stop === CHECK && problems.length > 0 && (
        <Notice kind="danger" title={wording.check.problems}>
          <ul>
            {problems.map(({ pointer, detail, field }) => (
              <li key={pointer}>
                {field ? <Link to={`?step=${stepOf(field)}`}>{wording.fields[field].label}</Link> : null} {detail}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Actions apart>
        <Button disabled={at === 0} onClick={() => goTo(at - 1)}>
          {wording.previous}
        </Button>
        {stop === CHECK ? (
          <Button
            kind="primary"
            disabled={draft.status === 'conflict' || draft.status === 'locked'}
            busy={submit.isPending}
            onClick={() => submit.mutate()}
          >
            {submit.isPending ? wording.submitting : wording.submit}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => goTo(at + 1)}>
            {wording.next}
          </Button>
        )}
      </Actions>
    </Page>
  );
};
