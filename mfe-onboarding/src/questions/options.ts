import type { Party } from '@evenhand/contracts/identity';
import { childHomes } from '@evenhand/contracts/intake/child';
import { residences } from '@evenhand/contracts/intake/choices';
import { type IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { residenceNames } from '@evenhand/wording/provinces';

const named = (who: string, name: string | undefined) => (name?.trim() ? `${who} (${name.trim()})` : who);

/** The same words from the other side: what is "me" to the owner is "my partner" to the partner. */
const fromOtherSide = { owner: 'partner', partner: 'owner', both: 'both' } as const;

/** @param reader who is asked */
export const partyOptions = ({ userName, partnerName }: IntakeRecord, reader: Party = 'owner') => {
  const { owner, partner } = wording.partyNames;
  const [ownersWord, partnersWord] = reader === 'owner' ? [owner, partner] : [partner, owner];
  return [
    { value: 'owner', label: named(ownersWord, userName) },
    { value: 'partner', label: named(partnersWord, partnerName) },
  ];
};

export const provinceOptions = residences.map((code) => ({ value: code, label: residenceNames[code] }));

export const childHomeOptions = (reader: Party = 'owner') =>
  childHomes.map((home) => ({
    value: home,
    label: wording.childHomes[reader === 'owner' ? home : fromOtherSide[home]],
  }));

/** The named children, and the chosen name when no child has it any more. */
export const childOptions = ({ children = [] }: IntakeRecord, chosen: string) => {
  const names = children.flatMap(({ name }) => name?.trim() || []);
  return [...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, label: name }));
};

export const asOptions = (choices: readonly string[]) => choices.map((choice) => ({ value: choice, label: choice }));
