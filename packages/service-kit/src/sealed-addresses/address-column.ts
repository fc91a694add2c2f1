import { Column, type ColumnOptions, type EntityMetadata } from 'typeorm';
import type { AddressSeal } from './address-seal.js';

type Kind = 'address' | 'text';

const marked = new WeakMap<object, Map<string, Kind>>();

const withoutSeal = (name: string) => () => {
  throw new Error(`${name} is sealed with ADDRESS_KEY, and this data source has no seal`);
};

const sealedAs =
  (kind: Kind) =>
  (options: ColumnOptions = {}) =>
  (target: object, property: string): void => {
    const refuse = withoutSeal(`${target.constructor.name}.${property}`);
    Column('text', { ...options, transformer: { from: refuse, to: refuse } })(target, property);
    const others = marked.get(target.constructor) ?? [];
    marked.set(target.constructor, new Map([...others, [property, kind]]));
  };

/** A mail address: the database compares it, and cannot read it. A condition in SQL takes `storedAddress`. */
export const AddressColumn = sealedAs('address');

/** A text that belongs to an address, such as a name: the database neither compares nor reads it. */
export const PrivateColumn = sealedAs('text');

/** Also of the classes that an entity extends. */
export const addressColumnsOf = ({ inheritanceTree }: Pick<EntityMetadata, 'inheritanceTree'>): Map<string, Kind> =>
  new Map(inheritanceTree.flatMap((target) => [...(marked.get(target) ?? [])]));

/** Gives the marked columns of a data source its seal. */
export const sealWith = (seal: AddressSeal, metadata: EntityMetadata): void => {
  const unlessNull = (change: (value: string) => string) => (value: string | null | undefined) =>
    value === null || value === undefined ? value : change(value);
  for (const [property, kind] of addressColumnsOf(metadata)) {
    const from = unlessNull((value) => seal.open(value));
    const to = unlessNull((value) => seal[kind](value));
    for (const column of metadata.findColumnsWithPropertyPath(property)) column.transformer = { from, to };
  }
};
