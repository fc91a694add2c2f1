import type { IntakeField } from '@evenhand/contracts/intake/record';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkId, type PlaceOfChange, wayToAnswer } from './way-to-answer.js';

interface ChangeLinkProps {
  field: IntakeField;
  /** The page on which it stands. */
  from: PlaceOfChange;
  /** Tells it from other links to the same question on the page. */
  at?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to one question. Who comes back from it finds the focus where they pressed. */
export const ChangeLink = ({ field, from, at = field, label, className, children }: ChangeLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const { hash } = useLocation();
  const isBack = hash === `#${linkId(at)}`;
  useEffect(() => {
    // The frame moves the focus to the new page's heading first.
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
