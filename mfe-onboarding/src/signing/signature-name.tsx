import type { WrittenName } from '@evenhand/contracts/signing/signing';
import { OneChoice } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { signingWording } from '@evenhand/wording/signing';
import { DrawnName } from './drawn-name.js';

const wording = signingWording.name;
const kinds = [
  { value: 'typed', label: wording.typed },
  { value: 'drawn', label: wording.drawn },
];

interface SignatureNameProps {
  value: WrittenName;
  onChange: (value: WrittenName) => void;
  error: string | undefined;
}

const isNamed = ({ name }: WrittenName): boolean => name.trim() !== '';

export const SignatureName = ({ value, onChange, error }: SignatureNameProps) => {
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
      <OneChoice
        label={wording.title}
        hint={wording.equal}
        options={kinds}
        value={kind}
        error={isUndrawn ? error : null}
        onChange={(chosen) =>
          onChange(chosen === 'drawn' ? { kind: 'drawn', name, image: '' } : { kind: 'typed', name })
        }
      />
      {kind === 'drawn' && <DrawnName onChange={(image) => onChange({ kind, name, image: image ?? '' })} />}
    </>
  );
};
