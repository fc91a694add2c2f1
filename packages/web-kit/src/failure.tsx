import { Notice } from '@evenhand/ui/notice';
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
