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

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

const ownIn = (values: readonly string[], choices: readonly string[]) =>
  values.filter((value) => !choices.includes(value));

/** Some of the choices, and others in own words, one a line. */
export const Choices = ({ choices, own, longest, values, onChange, ...field }: ChoicesProps) => {
  const stored = ownIn(values, choices).join('\n');
  const [text, setText] = useState(stored);
  // Lines from another window replace the text.
  const shown = ownIn(linesOf(text), choices).join('\n') === stored ? text : stored;
  const write = (typed: string) => {
    const lines = typed.split('\n').map((line) => line.slice(0, longest));
    const written = lines.join('\n');
    setText(written);
    onChange([...values.filter((value) => choices.includes(value)), ...linesOf(written)]);
  };
  return (
    <>
      <SomeChoices {...field} values={values} onChange={onChange} options={asOptions(choices)} />
      {own && <TextArea label={own} rows={2} value={shown} onChange={write} />}
    </>
  );
};
