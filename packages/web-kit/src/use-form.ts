import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useWritten,
} from 'react-hook-form';
import type { z } from 'zod';
import { useAttempt } from './attempt.js';
import { fieldProblemsOf } from './problem-error.js';

interface FormOptions<Content extends FieldValues, Written extends FieldValues, Answer> {
  /** The contract's schema: what is sent is what it makes of what was written. */
  schema: z.ZodType<Content, Written>;
  /** What stands in the form at first. */
  start: DefaultValues<Written>;
  /** Our sentence for each field that the schema refuses. */
  refused: Partial<Record<Path<Written>, string>>;
  /** Sends it. The attempt is the same over retries of the same content. */
  send: (content: Content, attempt: string) => Promise<Answer>;
  onSent?: (answer: Answer) => unknown;
}

/** What is at fault; of a group its first control takes the focus. */
const AT_FAULT = '[aria-invalid="true"], fieldset[aria-describedby] input';

/**
 * A form over a contract's schema: what was written stays until it is sent, what the schema or the service refuses
 * stands at its field, the first of these takes the focus, and a second press sends nothing twice.
 */
export const useForm = <Content extends FieldValues, Written extends FieldValues, Answer>({
  schema,
  start,
  refused,
  send,
  onSent,
}: FormOptions<Content, Written, Answer>) => {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useAttempt();
  const [refusals, setRefusals] = useState(0);
  const { formState, handleSubmit, setValue, watch } = useWritten<Written, unknown, Content>({
    // Not the resolver for zod: that one brings a second copy of zod's core, which the shell shares.
    resolver: standardSchemaResolver(schema),
    defaultValues: start,
    shouldFocusError: false,
  });
  const sending = useMutation({
    mutationFn: (content: Content) => send(content, attempt.key(content)),
    onSuccess: (answer) => {
      attempt.done();
      return onSent?.(answer);
    },
    onError: () => setRefusals((times) => times + 1),
  });

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(AT_FAULT)?.focus();
  }, [refusals]);

  const field = <Name extends Path<Written>>(name: Name) => {
    const pointer = `/${name.replaceAll('.', '/')}`;
    const isRefused = name.split('.').reduce<unknown>(inside, formState.errors) !== undefined;
    return {
      value: watch(name),
      onChange: (value: PathValue<Written, Name>) => setValue(name, value, { shouldValidate: formState.isSubmitted }),
      error: isRefused
        ? refused[name]
        : fieldProblemsOf(sending.error).find((problem) => problem.pointer === pointer)?.detail,
    };
  };

  return {
    field,
    /** For the form itself. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.stopPropagation();
        return handleSubmit(
          (content) => sending.mutate(content),
          () => setRefusals((times) => times + 1),
        )(event);
      },
    },
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    /** Why it could not be sent; null while nothing failed. */
    failure: sending.error,
  };
};

const inside = (errors: unknown, key: string): unknown =>
  typeof errors === 'object' && errors !== null && key in errors ? Reflect.get(errors, key) : undefined;
