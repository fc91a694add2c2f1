import { type Child, MOST_CHILDREN } from '@evenhand/contracts/intake/record';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { FieldGroup, type FieldProps } from '@evenhand/ui/field';
import { TextInput } from '@evenhand/ui/inputs';
import { intakeWording as wording } from '@evenhand/wording/intake';

interface ChildrenQuestionProps extends FieldProps {
  list: Child[];
  onChange: (list: Child[]) => void;
}

/** The children, one card each. There is always one to fill in; the last one cannot be removed. */
export const ChildrenQuestion = ({ list, onChange, ...field }: ChildrenQuestionProps) => {
  const children = list.length > 0 ? list : [{}];
  const replace = (index: number, change: Child) =>
    onChange(children.map((child, at) => (at === index ? { ...child, ...change } : child)));

  return (
    <FieldGroup {...field}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other identity than its place in the list
        <Card key={index} title={wording.child.title(index + 1)}>
          <TextInput
            label={wording.child.name}
            value={child.name ?? ''}
            autoComplete="off"
            onChange={(name) => replace(index, { name: name || undefined })}
          />
          <TextInput
            label={wording.child.birthdate}
            type="date"
            short
            min="1900-01-01"
            value={child.birthdate ?? ''}
            onChange={(birthdate) => replace(index, { birthdate: birthdate || undefined })}
          />
          <Tick
            label={wording.child.specialNeeds}
            checked={child.specialNeeds === true}
            onChange={(specialNeeds) => replace(index, { specialNeeds })}
          />
          {children.length > 1 && (
            <Button kind="quiet" onClick={() => onChange(children.filter((_, at) => at !== index))}>
              {wording.child.remove(index + 1)}
            </Button>
          )}
        </Card>
      ))}
      {children.length < MOST_CHILDREN && (
        <div>
          <Button onClick={() => onChange([...children, {}])}>{wording.child.add}</Button>
        </div>
      )}
    </FieldGroup>
  );
};
