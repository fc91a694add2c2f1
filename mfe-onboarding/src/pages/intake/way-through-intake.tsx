import { stepProgress } from '@evenhand/contracts/intake/step-progress';
import { intakeSteps } from '@evenhand/contracts/intake/steps';
import { StepList } from '@evenhand/ui/step-list';
import { intakeWording as wording } from '@evenhand/wording/intake';
import styles from './intake.module.css';
import { SavedNote } from './saved-note.js';
import type { Screen } from './screens.js';
import type { IntakeDraft } from './use-intake-draft.js';

interface WayThroughIntakeProps {
  /** Null on the check of the answers. */
  screen: Screen | null;
  screens: Screen[];
  draft: IntakeDraft;
  onStep: (step: Screen['step']) => void;
  onSubject: (subject: string) => void;
}

export const WayThroughIntake = ({ screen, screens, draft, onStep, onSubject }: WayThroughIntakeProps) => {
  const partsOf = (step: Screen['step']) =>
    screens
      .filter((part) => part.step === step)
      .map((part) => ({ key: part.subject, name: wording.subjects[part.subject], isCurrent: part === screen }));
  const stepNumber = intakeSteps.findIndex(({ step }) => step === screen?.step) + 1;
  return (
    <div className={styles.way}>
      <p className={styles.stepOf}>
        {screen && wording.stepOf(stepNumber, intakeSteps.length)}
        {screen && (
          <span className={styles.stepName} aria-hidden="true">
            {wording.steps[screen.step].name}
          </span>
        )}
      </p>
      <StepList
        bar
        label={wording.title}
        steps={intakeSteps.map(({ step, fields }) => {
          const isHere = step === screen?.step;
          const state = isHere ? 'current' : stepProgress(fields, draft.record, draft.confirmed);
          return {
            key: step,
            name: wording.steps[step].name,
            state,
            stateName: wording.stepStates[state],
            parts: isHere ? partsOf(step) : undefined,
          };
        })}
        onChoose={onStep}
        onChoosePart={onSubject}
      />
      <SavedNote draft={draft} />
    </div>
  );
};
