import { SomeChoices } from '@evenhand/ui/choices';
import type { FieldProps } from '@evenhand/ui/field';
import { TextArea } from '@evenhand/ui/inputs';
import { useState } from 'react';
import { asOptions } from './options.js';

interface ChoicesProps extends FieldProps {
  choices: readonly string[];
  own?: string;
  /** The most characters of one line. */
  longest?: number;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Some of the choices, and others in own words, one a line. */
export const Choices = ({ choices, own, longest, values, onChange, ...field }: ChoicesProps) => {
  const written = values.filter((value) => !choices.includes(value));
  const [text, setText] = useState(written.join('\n'));
  const write = (typed: string) => {
    const lines = typed.split('\n').map((line) => line.slice(0, longest));
    setText(lines.join('\n'));
    onChange([...values.filter((value) => choices.includes(value)), ...lines.flatMap((line) => line.trim() || [])]);
  };
  return (
    <>
      <SomeChoices {...field} values={values} onChange={onChange} options={asOptions(choices)} />
      {own && <TextArea label={own} rows={2} value={text} onChange={write} />}
    </>
  );
};
