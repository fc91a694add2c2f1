import { Button } from '@evenhand/ui/button';
import { type ComponentProps, useEffect, useRef } from 'react';
import { headingTakesFocusOf } from './focus-heading.js';

interface VanishingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onClick: () => void;
}

/** A button that is removed after its press: the focus moves to the heading around it. */
export const VanishingButton = ({ onClick, ...button }: VanishingButtonProps) => {
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        leave.current = headingTakesFocusOf(currentTarget);
        onClick();
      }}
    />
  );
};
