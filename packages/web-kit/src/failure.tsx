import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import type { Ref } from 'react';
import { sentenceOf } from './problem-error.js';

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
    </Notice>
  ) : null;

interface TryAgainProps {
  title?: string;
  sentence: string;
  label: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Announces a failure, with a button for another attempt. */
export const TryAgain = ({ title, sentence, label, onPress, ref }: TryAgainProps) => (
  <Notice kind="danger" title={title}>
    <p>{sentence}</p>
    <Actions>
      <Button ref={ref} onClick={onPress}>
        {label}
      </Button>
    </Actions>
  </Notice>
);
