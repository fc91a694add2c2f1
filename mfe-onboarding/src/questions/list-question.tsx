import type { Party } from '@evenhand/contracts/identity';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { FieldGroup, type FieldProps } from '@evenhand/ui/field';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useEffect, useRef, useState } from 'react';
import { Control } from './control.js';
import { cellsOf, type ListKind } from './kinds.js';
import { longestOf } from './longest.js';
import { useRowKeys } from './use-row-keys.js';

const firstControl = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('input, select, textarea');

interface ListQuestionProps extends FieldProps {
  field: IntakeField;
  list: ListKind;
  rows: object[];
  record: IntakeRecord;
  reader: Party;
  onChange: (rows: object[] | null) => void;
}

export const ListQuestion = ({ field, list, rows, record, reader, onChange, ...texts }: ListQuestionProps) => {
  const words = wording.lists[list.words];
  const shown = rows.length === 0 && list.startsWithOne ? [{}] : rows;
  const { keys, removeKey } = useRowKeys(shown.length);
  const group = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<'added' | 'removed' | null>(null);
  useEffect(() => {
    if (moved === null) return;
    // Moves focus when the pressed button is removed with its row.
    if (moved === 'removed') adding.current?.focus();
    else firstControl(group.current?.lastElementChild)?.focus();
    setMoved(null);
  }, [moved]);
  const replace = (index: number, cell: string, value: unknown) =>
    onChange(shown.map((row, at) => (at === index ? { ...row, [cell]: value ?? undefined } : row)));
  const remove = (index: number) => {
    const left = shown.filter((_, at) => at !== index);
    onChange(left.length > 0 ? left : null);
    removeKey(index);
    setMoved('removed');
  };
  const add = () => {
    onChange([...shown, {}]);
    setMoved('added');
  };

  return (
    <FieldGroup {...texts}>
      <div ref={group}>
        {shown.map((row, index) => (
          <Card key={keys[index]} title={words.title(index + 1)}>
            {cellsOf(list, row, record).map(({ cell, kind, label, value }) => (
              <Control
                key={cell}
                kind={kind}
                label={label}
                longest={longestOf(field, cell)}
                value={value}
                record={record}
                reader={reader}
                onChange={(given) => replace(index, cell, given)}
              />
            ))}
            {(shown.length > 1 || !list.startsWithOne) && (
              <Button kind="quiet" onClick={() => remove(index)}>
                {words.remove(index + 1)}
              </Button>
            )}
          </Card>
        ))}
      </div>
      {shown.length < list.most && (
        <div>
          <Button ref={adding} onClick={add}>
            {shown.length === 0 ? words.addFirst : words.add}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
};
