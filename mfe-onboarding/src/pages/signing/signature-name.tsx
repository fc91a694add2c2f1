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

export interface NameDraft {
  kind: WrittenName['kind'];
  name: string;
  image: string | null;
}
export const noName: NameDraft = { kind: 'typed', name: '', image: null };

/** The signature as it is sent; null while there is none. */
export const writtenName = ({ kind, name, image }: NameDraft): WrittenName | null => {
  if (name.trim() === '') return null;
  if (kind === 'typed') return { kind, name };
  return image ? { kind, name, image } : null;
};

interface SignatureNameProps {
  value: NameDraft;
  onChange: (value: NameDraft) => void;
  error: string | null;
}

/** A name, typed or drawn; both weigh the same. */
export const SignatureName = ({ value, onChange, error }: SignatureNameProps) => (
  <>
    <TextInput
      label={wording.label}
      autoComplete="name"
      value={value.name}
      error={value.name.trim() === '' ? error : null}
      onChange={(name) => onChange({ ...value, name })}
    />
    <OneChoice
      label={signingWording.name.title}
      hint={wording.equal}
      options={kinds}
      value={value.kind}
      error={value.kind === 'drawn' && (!value.image || value.name.trim() !== '') ? error : null}
      onChange={(kind) => onChange({ ...value, kind: kind === 'drawn' ? 'drawn' : 'typed' })}
    />
    {value.kind === 'drawn' && <DrawnName onChange={(image) => onChange({ ...value, image })} />}
  </>
);
