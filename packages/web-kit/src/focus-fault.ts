import { useEffect, useRef, useState } from 'react';

/** A summary of the problems, the invalid control, the first one of a group, or the alert without a field. */
const AT_FAULT = ['[data-error-summary]', '[aria-invalid="true"], fieldset[aria-describedby] input', '[role="alert"]'];

/** After a refusal the focus moves to the invalid control, also when the same refusal repeats. */
export const useFocusOnFault = () => {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const [fault] = AT_FAULT.flatMap((kind) => [...(form.current?.querySelectorAll<HTMLElement>(kind) ?? [])]);
    if (fault && fault.tabIndex < 0) fault.tabIndex = -1;
    fault?.focus();
  }, [refusals]);
  return { form, refused: () => setRefusals((times) => times + 1) };
};
