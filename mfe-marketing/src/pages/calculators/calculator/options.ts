import { provinces } from '@evenhand/contracts/intake/choices';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { provinceNames } from '@evenhand/wording/provinces';
import type { Entry, Option } from './field';

/** Options in the order of the wording. */
export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The whole hours from `first` to `last`. */
export const hourOptions = (first: number, last: number): Option[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    value: String(first + at),
    label: `${String(first + at).padStart(2, '0')}:00`,
  }));

export const province = (name: string): Entry => ({
  kind: 'select',
  name,
  label: wording.province,
  options: provinces.map((code) => ({ value: code, label: provinceNames[code] })),
  start: 'ON',
});

export const income = (name: string): Entry => ({ kind: 'amount', name, ...wording.income });
