import { Button } from '@evenhand/ui/button';
import { type ComponentProps, useEffect, useRef } from 'react';
import { focusIfLost } from './focus-if-lost.js';

/** The nearest heading around an element, made focusable. */
const headingAround = (element: Element): HTMLElement | null => {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    return heading;
  }
  return null;
};

interface VanishingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onClick: () => void;
}

/** A button that is removed after its press: the focus moves to the heading around it. */
export const VanishingButton = ({ onClick, ...button }: VanishingButtonProps) => {
  const heading = useRef<HTMLElement | null>(null);
  useEffect(() => () => focusIfLost(heading.current), []);
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        heading.current = headingAround(currentTarget);
        onClick();
      }}
    />
  );
};
