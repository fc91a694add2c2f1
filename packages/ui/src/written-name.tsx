import styles from './written-name.module.css';

interface WrittenNameProps {
  name: string;
  /** A drawn signature (PNG data URL) instead of the typed name. */
  drawing?: string | null;
}

/** A signature as it was given: the typed name in handwriting, or the drawing. */
export const WrittenName = ({ name, drawing }: WrittenNameProps) =>
  drawing ? (
    <img className={styles.drawing} src={drawing} alt={name} />
  ) : (
    <span className={styles.name} dir="auto">
      {name}
    </span>
  );
