import type { IntakeField } from '@evenhand/contracts/intake/record';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkId, type PlaceOfChange, wayToAnswer } from './way-to-answer.js';

interface ChangeLinkProps {
  field: IntakeField;
  /** The page that the link is on. */
  from: PlaceOfChange;
  /** Distinguishes links to the same question on one page. */
  at?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Opens one question. On return, the link that was pressed has the focus. */
export const ChangeLink = ({ field, from, at = field, label, className, children }: ChangeLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const { hash } = useLocation();
  const isBack = hash === `#${linkId(at)}`;
  useEffect(() => {
    // After the frame has moved focus to the heading of the new page.
    if (isBack) queueMicrotask(() => link.current?.focus());
  }, [isBack]);
  return (
    <Link
      ref={link}
      id={linkId(at)}
      className={className}
      aria-label={label}
      to={wayToAnswer({ field, back: from, at })}
    >
      {children}
    </Link>
  );
};
