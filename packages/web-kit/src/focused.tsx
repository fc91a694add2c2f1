import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears in place of a pressed button. */
export const Focused = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};
