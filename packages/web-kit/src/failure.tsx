import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Why } from '@evenhand/ui/why';
import { shellWording } from '@evenhand/wording/shell';
import type { Ref } from 'react';
import { referenceOf, sentenceOf } from './problem-error.js';

/** What a person can give to support, folded: an announcement would spell it. Nothing for a failure that explains itself. */
export const FailureReference = ({ error }: { error: unknown }) => {
  const reference = referenceOf(error);
  return reference && <Why label={shellWording.part.reference} text={reference} />;
};

interface FailureProps {
  /** Of a mutation or a form; nothing is shown without one. */
  error: unknown;
  otherwise: string;
}

/** Announces why a call failed. */
export const Failure = ({ error, otherwise }: FailureProps) =>
  error ? (
    <Notice kind="danger">
      <p>{sentenceOf(error, otherwise)}</p>
      <FailureReference error={error} />
    </Notice>
  ) : null;

interface TryAgainProps {
  title?: string;
  sentence: string;
  /** Of the failed call. */
  error?: unknown;
  label: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Announces a failure, with a button for another attempt. */
export const TryAgain = ({ title, sentence, error, label, onPress, ref }: TryAgainProps) => (
  <Notice kind="danger" title={title}>
    <p>{sentence}</p>
    <FailureReference error={error} />
    <Actions>
      <Button ref={ref} onClick={onPress}>
        {label}
      </Button>
    </Actions>
  </Notice>
);
