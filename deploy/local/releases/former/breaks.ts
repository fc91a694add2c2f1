import { type Contract, type Difference, differencesOf } from '../check/contract.ts';
import { type Contracts, EVENT } from './contracts.ts';

/** What a release and the one before it cannot do together. */
export interface Breaks {
  /** Pages, gateway and services of the release before, with the services of this one. */
  former: string[];
  /** Gateway and services of this release, with the services of the one before. */
  today: string[];
  /** Calls of pages that need the services of this release: these are released first. */
  order: string[];
}

const lines = (differences: Difference[], who: string): string[] =>
  differences.map(({ endpoint, reason }) => `${endpoint} of ${who} ${reason}`);

const addressesOf = ({ paths }: Contract): string[] => Object.keys(paths);

/** A service drops an event that it does not consume. */
const isNewEvent = (address: string, { paths }: Contract, former: Contract): boolean =>
  paths[address]?.[EVENT] !== undefined && !former.paths[address];

/** Compares the contracts of two releases in both directions. */
export const breaksBetween = (former: Contracts, today: Contracts): Breaks => {
  const before = (one: Contract, other: Contract) =>
    lines(differencesOf(addressesOf(one), one, other), 'the release before');
  const now = (one: Contract, other: Contract) => lines(differencesOf(addressesOf(one), one, other), 'this release');
  const known = addressesOf(today.internal).filter((address) => !isNewEvent(address, today.internal, former.internal));
  return {
    former: [...before(former.api, today.api), ...before(former.internal, today.internal)],
    today: lines(differencesOf(known, today.internal, former.internal), 'this release'),
    order: now(today.api, former.api),
  };
};
