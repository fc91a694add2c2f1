import { useEffect, useRef, useState } from 'react';

/** What is at fault: of a group its first control; where no field is, the sentence that says why. */
const AT_FAULT = ['[aria-invalid="true"], fieldset[aria-describedby] input', '[role="alert"]'];

/** After a refusal the focus goes to what is at fault, however often the same thing is refused. */
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
