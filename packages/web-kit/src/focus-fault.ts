import { useEffect, useReducer, useRef } from 'react';

/** A summary of the problems, the invalid control, the first one of a group, or the alert without a field. */
const AT_FAULT = ['[data-error-summary]', '[aria-invalid="true"], fieldset[aria-describedby] input', '[role="alert"]'];

/**
 * After a refusal the focus moves to the invalid control, also when the same refusal repeats. The problems may be
 * rendered later than the refusal, so each render looks for them until one is found.
 */
export const useFocusOnFault = () => {
  const form = useRef<HTMLFormElement>(null);
  const isWaiting = useRef(false);
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isWaiting.current) return;
    const [fault] = AT_FAULT.flatMap((kind) => [...(form.current?.querySelectorAll<HTMLElement>(kind) ?? [])]);
    if (!fault) return;
    isWaiting.current = false;
    if (fault.tabIndex < 0) fault.tabIndex = -1;
    fault.focus();
  });
  const refused = () => {
    isWaiting.current = true;
    render();
  };
  return { form, refused };
};
