import { verificationWording as wording } from '@evenhand/wording/verification';
import { type DragEvent, useId } from 'react';
import styles from './verification.module.css';

export const FileChoice = ({ label, onChoose }: { label: string; onChoose: (file: File) => void }) => {
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
        accept="application/pdf,.pdf"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <p>{wording.drop}</p>
    </div>
  );
};
