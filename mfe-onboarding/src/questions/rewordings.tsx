import { LONGEST_REWORDING, type Rewording } from '@evenhand/contracts/intake/rewordings';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { FieldGroup, type FieldProps } from '@evenhand/ui/field';
import { TextArea } from '@evenhand/ui/inputs';
import { intakeWording } from '@evenhand/wording/intake';

const wording = intakeWording.rewordings;

interface RewordingsProps extends FieldProps {
  rewordings: readonly Rewording[];
  /** Null when none is left. */
  onChange: (rewordings: Rewording[] | null) => void;
}

/** Each sentence in own words, with the one that it replaces. */
export const Rewordings = ({ rewordings, onChange, ...field }: RewordingsProps) => {
  const takeBack = (index: number) => {
    const left = rewordings.toSpliced(index, 1);
    onChange(left.length > 0 ? left : null);
  };
  return (
    <FieldGroup {...field}>
      {rewordings.map((one, index) => (
        <Card key={`${one.clauseId} ${one.was}`} title={wording.sentence(index + 1)}>
          <p>
            {wording.insteadOf} <q>{one.was}</q>
          </p>
          <TextArea
            label={wording.words}
            hint={wording.keepsFigures}
            maxLength={LONGEST_REWORDING}
            value={one.words}
            onChange={(words) => onChange(rewordings.with(index, { ...one, words }))}
          />
          <Button kind="quiet" onClick={() => takeBack(index)}>
            {wording.takeBack(index + 1)}
          </Button>
        </Card>
      ))}
    </FieldGroup>
  );
};
