import { SomeChoices } from '@evenhand/ui/choices';
import type { FieldProps } from '@evenhand/ui/field';
import { TextArea } from '@evenhand/ui/inputs';
import { useState } from 'react';
import { asOptions } from './options.js';

interface ChoicesProps extends FieldProps {
  choices: readonly string[];
  own?: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** Some of the choices, and others in own words, one a line. */
export const Choices = ({ choices, own, values, onChange, ...field }: ChoicesProps) => {
  const written = values.filter((value) => !choices.includes(value));
  const [text, setText] = useState(written.join('\n'));
  const write = (lines: string) => {
    setText(lines);
    onChange([...values.filter((value) => choices.includes(value)), ...linesOf(lines)]);
  };
  return (
    <>
      <SomeChoices {...field} values={values} onChange={onChange} options={asOptions(choices)} />
      {own && <TextArea label={own} rows={2} value={text} onChange={write} />}
    </>
  );
};
