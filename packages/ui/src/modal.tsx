import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.js';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** dialog: in the middle; sheet: at the right edge, 300 px wide, 400 px on larger phones. */
  kind?: 'dialog' | 'sheet';
  children: ReactNode;
}

/** Something that wants an answer first. The browser's own dialog: it keeps the focus and closes by Escape. */
export const Modal = ({ title, closeLabel, onClose, kind = 'dialog', children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A layout effect ends while the dialog is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser would focus the close button; the heading is read first instead.
    shown?.querySelector('h2')?.focus();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, kind === 'sheet' && styles.sheet)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The parent decides: a browser closes it at the second Escape without asking.
      onClose={() => {
        if (dialog.current?.open === false) dialog.current.showModal();
      }}
    >
      <div className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <X />
        </button>
      </div>
      {children}
    </dialog>
  );
};
