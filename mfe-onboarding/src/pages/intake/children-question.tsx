import { type Child, MOST_CHILDREN } from '@evenhand/contracts/intake/record';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { FieldGroup, type FieldProps } from '@evenhand/ui/field';
import { TextInput } from '@evenhand/ui/inputs';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useEffect, useRef, useState } from 'react';

interface ChildrenQuestionProps extends FieldProps {
  list: Child[];
  onChange: (list: Child[]) => void;
}

/** The children, one card each. There is always one to fill in; the last one cannot be removed. */
export const ChildrenQuestion = ({ list, onChange, ...field }: ChildrenQuestionProps) => {
  const children = list.length > 0 ? list : [{}];
  const group = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<'added' | 'removed' | null>(null);
  useEffect(() => {
    if (moved === null) return;
    // The button that removes a child goes with it.
    if (moved === 'removed') adding.current?.focus();
    else [...(group.current?.querySelectorAll<HTMLElement>('[name="child-name"]') ?? [])].at(-1)?.focus();
    setMoved(null);
  }, [moved]);
  const replace = (index: number, change: Child) =>
    onChange(children.map((child, at) => (at === index ? { ...child, ...change } : child)));

  return (
    <FieldGroup {...field}>
      <div ref={group}>
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other identity than its place in the list
          <Card key={index} title={wording.child.title(index + 1)}>
            <TextInput
              label={wording.child.name}
              name="child-name"
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
              <Button
                kind="quiet"
                onClick={() => {
                  onChange(children.filter((_, at) => at !== index));
                  setMoved('removed');
                }}
              >
                {wording.child.remove(index + 1)}
              </Button>
            )}
          </Card>
        ))}
      </div>
      {children.length < MOST_CHILDREN && (
        <div>
          <Button
            ref={adding}
            onClick={() => {
              onChange([...children, {}]);
              setMoved('added');
            }}
          >
            {wording.child.add}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
};
