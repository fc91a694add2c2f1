import type { WrittenName as Written } from '@evenhand/contracts/signing/signing';
import { longDay } from '@evenhand/contracts/toronto';
import { TextInput } from '@evenhand/ui/inputs';
import { WrittenName } from '@evenhand/ui/written-name';
import { signingWording } from '@evenhand/wording/signing';
import { useId } from 'react';
import { DrawnName } from './drawn-name.js';
import styles from './signing.module.css';

const wording = signingWording.name;
const kinds = [
  { value: 'typed', label: wording.typed, short: wording.type },
  { value: 'drawn', label: wording.drawn, short: wording.drawIt },
] as const;

interface SignatureNameProps {
  value: Written;
  onChange: (value: Written) => void;
  error: string | undefined;
}

const isNamed = ({ name }: Written): boolean => name.trim() !== '';

/** The name, and its signature: typed in handwriting, or drawn. */
export const SignatureName = ({ value, onChange, error }: SignatureNameProps) => {
  const id = useId();
  const { kind, name } = value;
  const isUndrawn = kind === 'drawn' && (value.image === '' || isNamed(value));
  return (
    <>
      <TextInput
        label={wording.label}
        autoComplete="name"
        value={name}
        error={isNamed(value) ? null : error}
        onChange={(written) => onChange({ ...value, name: written })}
      />
      <fieldset className={styles.signature} aria-describedby={isUndrawn && error ? id : undefined}>
        <legend>{wording.title}</legend>
        <div className={styles.kinds}>
          {kinds.map((one) => (
            <label key={one.value}>
              <input
                type="radio"
                name={`${id}-kind`}
                aria-label={one.label}
                checked={kind === one.value}
                onChange={() =>
                  onChange(one.value === 'drawn' ? { kind: 'drawn', name, image: '' } : { kind: 'typed', name })
                }
              />
              <span aria-hidden="true">{one.short}</span>
            </label>
          ))}
        </div>
        {kind === 'drawn' ? (
          <DrawnName onChange={(image) => onChange({ kind, name, image: image ?? '' })} />
        ) : (
          <div className={styles.preview} aria-hidden="true">
            <div className={styles.line}>
              <WrittenName name={name} />
            </div>
            <p className={styles.quiet}>{[name, longDay(new Date())].filter(Boolean).join(', ')}</p>
          </div>
        )}
        <p className={styles.quiet}>{wording.equal}</p>
        {isUndrawn && error && (
          <p className={styles.error} id={id}>
            {error}
          </p>
        )}
      </fieldset>
    </>
  );
};
