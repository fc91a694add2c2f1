import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.js';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** A small line above the title. */
  above?: string;
  /**
   * dialog: centred; sheet: at the right edge, 300 px wide, 400 px on larger phones; drawer: at the right edge, 500 px
   * wide, at the bottom on phones.
   */
  kind?: 'dialog' | 'sheet' | 'drawer';
  children: ReactNode;
}

/** A modal on the native dialog element, which traps the focus and closes on Escape. */
export const Modal = ({ title, above, closeLabel, onClose, kind = 'dialog', children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A layout effect's clean-up runs while the dialog is in the page; only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Focuses the heading; the browser would focus the close button.
    shown?.querySelector('h2')?.focus();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, kind !== 'dialog' && styles[kind])}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The parent closes it; browsers close a dialog at the second Escape without an event that can be cancelled.
      onClose={() => {
        if (dialog.current?.open === false) dialog.current.showModal();
      }}
    >
      <div className={styles.head}>
        <div>
          {above && <p className={styles.above}>{above}</p>}
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <X />
        </button>
      </div>
      {children}
    </dialog>
  );
};
