import { childHomes } from '@evenhand/contracts/intake/child';
import { residences } from '@evenhand/contracts/intake/choices';
import { type IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { residenceNames } from '@evenhand/wording/provinces';

const named = (who: string, name: string | undefined) => (name?.trim() ? `${who} (${name.trim()})` : who);

export const partyOptions = ({ userName, partnerName }: IntakeRecord) => [
  { value: 'owner', label: named(wording.partyNames.owner, userName) },
  { value: 'partner', label: named(wording.partyNames.partner, partnerName) },
];

export const provinceOptions = residences.map((code) => ({ value: code, label: residenceNames[code] }));

export const childHomeOptions = childHomes.map((home) => ({ value: home, label: wording.childHomes[home] }));

/** The named children, and the chosen name when no child has it any more. */
export const childOptions = ({ children = [] }: IntakeRecord, chosen: string) => {
  const names = children.flatMap(({ name }) => name?.trim() || []);
  return [...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, label: name }));
};
