import type { FieldProps } from '@evenhand/ui/field';
import { DollarInput } from '@evenhand/ui/inputs';
import { readAmount, writeAmount } from '@evenhand/web-kit/amount';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useState } from 'react';

interface AmountQuestionProps extends FieldProps {
  /** Cents; null when unanswered. */
  value: number | null;
  onChange: (cents: number | null) => void;
  placeholder?: string;
}

/** Dollars on screen, cents in the record. A text that is not an amount stays on screen and is not saved. */
export const AmountQuestion = ({ value, onChange, placeholder, error, ...field }: AmountQuestionProps) => {
  const stored = value === null ? '' : writeAmount(value);
  const [written, setWritten] = useState(stored);
  const amount = readAmount(written);
  const [left, setLeft] = useState(true);
  // A value from another window replaces the text once the field has lost focus.
  const shown = left && amount !== value ? stored : written;
  const unreadable = left && shown.trim() !== '' && readAmount(shown) === null;

  return (
    <DollarInput
      {...field}
      placeholder={placeholder}
      error={unreadable ? wording.amountInvalid : error}
      value={shown}
      onChange={(text) => {
        setWritten(text);
        setLeft(false);
        onChange(readAmount(text));
      }}
      onBlur={() => {
        setLeft(true);
        if (amount !== null) setWritten(writeAmount(amount));
      }}
    />
  );
};
