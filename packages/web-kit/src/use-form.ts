import { didYouMean } from '@evenhand/contracts/mail-domains';
import { problemsWording } from '@evenhand/wording/problems';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useWritten,
} from 'react-hook-form';
import type { z } from 'zod';
import { useAttempt } from './attempt.js';
import { type Kept, useDraft } from './draft.js';
import { useFocusOnFault } from './focus-fault.js';
import { fieldProblemsOf } from './problem-error.js';

interface FormOptions<Content extends FieldValues, Written extends FieldValues, Answer> {
  /** The contract's schema; its output is sent. */
  schema: z.ZodType<Content, Written>;
  /** Initial values. */
  start: DefaultValues<Written>;
  /** Our sentence for each field that the schema refuses. */
  refused: Partial<Record<Path<Written>, string>>;
  /** Sends the content. The attempt is the same for retries of the same content. */
  send: (content: Content, attempt: string) => Promise<Answer>;
  onSent?: (answer: Answer) => unknown;
  onFailed?: (error: Error) => unknown;
  /** The name under which this tab keeps the input until it is sent. */
  draft?: string;
  /** Mail addresses; one that looks mistyped is sent at the second press. */
  mails?: readonly Path<Written>[];
  /** Fields excluded from the draft: passwords and codes. */
  secret?: readonly (keyof Written & string)[];
}

/**
 * A form over a contract's schema: input is kept until it is sent, with a draft also over a reload. Refusals of schema
 * and service appear at their fields, the first one takes the focus (or the form's alert), and a second press sends
 * nothing twice.
 */
export const useForm = <Content extends FieldValues, Written extends FieldValues, Answer>({
  schema,
  start,
  refused,
  send,
  onSent,
  onFailed,
  draft: draftName,
  mails = [],
  secret = [],
}: FormOptions<Content, Written, Answer>) => {
  const { form, refused: focusFault } = useFocusOnFault();
  const attempt = useAttempt();
  /** Addresses that were questioned once. */
  const [questioned, setQuestioned] = useState<readonly string[]>([]);
  /** The input as JSON when it was sent last. */
  const [sentInput, setSentInput] = useState<string>();
  const { formState, getValues, handleSubmit, reset, setValue, watch } = useWritten<Written, unknown, Content>({
    // Not the resolver for zod: that one brings a second copy of zod's core, which the shell shares.
    resolver: standardSchemaResolver(schema),
    defaultValues: start,
    shouldFocusError: false,
  });
  const draft = useDraft(draftName, (kept) => reset({ ...getValues(), ...fitting(kept, getValues()) }));
  const sending = useMutation({
    mutationFn: (content: Content) => send(content, attempt.key(content)),
    onSuccess: (answer) => {
      attempt.done();
      draft.forget();
      return onSent?.(answer);
    },
    onError: (error) => {
      focusFault();
      onFailed?.(error);
    },
  });

  const startOver = () => {
    draft.forget();
    reset(start);
    sending.reset();
  };

  /** The question at an address that was pressed once. */
  const doubtAt = (name: Path<Written>): string | undefined => {
    if (!mails.includes(name) || sending.isSuccess) return undefined;
    const written = String(watch(name));
    const meant = questioned.includes(written) ? didYouMean(written) : null;
    return meant === null
      ? undefined
      : `${problemsWording.fields.didYouMean(meant)} ${problemsWording.fields.pressAgain}`;
  };

  const field = <Name extends Path<Written>>(name: Name) => {
    const pointer = `/${name.replaceAll('.', '/')}`;
    const isRefused = name.split('.').reduce<unknown>(inside, formState.errors) !== undefined;
    return {
      value: watch(name),
      onChange: (value: PathValue<Written, Name>) => {
        setValue(name, value, { shouldValidate: formState.isSubmitted });
        draft.keep(changedIn(getValues(), start, secret));
      },
      error: isRefused
        ? refused[name]
        : (doubtAt(name) ?? fieldProblemsOf(sending.error).find((problem) => isAt(pointer, problem.pointer))?.detail),
    };
  };

  return {
    field,
    /** Empties the form and forgets its draft. */
    startOver,
    /** For the form itself. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.stopPropagation();
        const doubtful = mails.map((name) => String(getValues(name))).filter((written) => didYouMean(written) !== null);
        if (doubtful.some((written) => !questioned.includes(written))) {
          event.preventDefault();
          setQuestioned([...questioned, ...doubtful]);
          return focusFault();
        }
        return handleSubmit((content) => {
          setSentInput(JSON.stringify(getValues()));
          sending.mutate(content);
        }, focusFault)(event);
      },
    },
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    /** The same until the input is changed. */
    isSaved: sending.isSuccess && sentInput === JSON.stringify(watch()),
    /** The answer; undefined before it arrives. */
    answer: sending.data,
    /** The error; null without one. */
    failure: sending.error,
  };
};

/** True for the field's pointer or one below it. */
const isAt = (pointer: string, told: string): boolean => told === pointer || told.startsWith(`${pointer}/`);

const inside = (errors: unknown, key: string): unknown =>
  typeof errors === 'object' && errors !== null && key in errors ? Reflect.get(errors, key) : undefined;

/** An unchanged default is not kept: a later default may be better. */
const changedIn = (written: object, start: object, secret: readonly string[]): Kept => {
  const offered = new Map(Object.entries(start));
  const changed = Object.entries(written).filter(
    ([name, value]) => !secret.includes(name) && JSON.stringify(value) !== JSON.stringify(offered.get(name)),
  );
  return Object.fromEntries(changed);
};

/** The fields of a draft that still have the type of the form's initial values. */
const fitting = (kept: Kept, written: object): Kept => {
  const fields = new Map(Object.entries(written));
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => typeof value === typeof fields.get(name)));
};
