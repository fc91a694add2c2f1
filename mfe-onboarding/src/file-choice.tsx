import { type DragEvent, useId } from 'react';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  label: string;
  /** As of an input of type file. */
  accept: string;
  note: string;
  onChoose: (file: File) => void;
}

/** One file, by dialog or by dropping it. */
export const FileChoice = ({ label, accept, note, onChoose }: FileChoiceProps) => {
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the labelled input does the same by keyboard
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <p>{note}</p>
    </div>
  );
};
