import type { IsoDate } from '@evenhand/contracts/dates';
import { rows as ontario2017 } from '../data/child-support/2017-11-22/on.js';
import { rows as alberta } from '../data/child-support/2025-10-01/ab.js';
import { rows as britishColumbia } from '../data/child-support/2025-10-01/bc.js';
import { rows as manitoba } from '../data/child-support/2025-10-01/mb.js';
import { rows as newBrunswick } from '../data/child-support/2025-10-01/nb.js';
import { rows as newfoundland } from '../data/child-support/2025-10-01/nl.js';
import { rows as novaScotia } from '../data/child-support/2025-10-01/ns.js';
import { rows as northwestTerritories } from '../data/child-support/2025-10-01/nt.js';
import { rows as nunavut } from '../data/child-support/2025-10-01/nu.js';
import { rows as ontario } from '../data/child-support/2025-10-01/on.js';
import { rows as princeEdwardIsland } from '../data/child-support/2025-10-01/pe.js';
import { rows as quebec } from '../data/child-support/2025-10-01/qc.js';
import { rows as saskatchewan } from '../data/child-support/2025-10-01/sk.js';
import { rows as yukon } from '../data/child-support/2025-10-01/yt.js';
import { LawProblem } from '../law-problem.js';
import type { Authority } from '../working.js';
import { type Province, provinces } from './province.js';
import { type PublishedTable, publishedTable } from './published-table.js';

export interface DatedTable extends PublishedTable {
  readonly province: Province;
  readonly inForce: IsoDate;
  /** Last day in force; null for the current table. */
  readonly until: IsoDate | null;
  /** The day until which it is known to hold: the end, or until the next look at the Canada Gazette. */
  readonly holdsUntil: IsoDate;
  /** `secondary` when the official text of that date could not be read. */
  readonly source: 'official' | 'secondary';
  readonly authority: Authority;
}

const dated = (
  province: Province,
  text: string,
  {
    inForce,
    until,
    holdsUntil,
    source,
    amendedBy,
  }: Pick<DatedTable, 'inForce' | 'until' | 'holdsUntil' | 'source'> & { amendedBy: string },
): DatedTable => ({
  ...publishedTable(text),
  province,
  inForce,
  until,
  holdsUntil,
  source,
  authority: {
    citation:
      `Federal Child Support Guidelines, SOR/97-175, Schedule I, ${provinces[province].name} (${amendedBy})` +
      (source === 'secondary' ? ', read from a secondary source' : ''),
    inForce,
  },
});

/** Last looked at on 2026-11-21. */
const since2025 = {
  inForce: '2025-10-01',
  until: null,
  holdsUntil: '2027-12-31',
  source: 'official',
  amendedBy: 'SOR/2025-166, s. 2',
} as const;
const since2017 = {
  inForce: '2017-11-22',
  until: '2025-09-30',
  holdsUntil: '2025-09-30',
  source: 'secondary',
  amendedBy: 'SOR/2017-224',
} as const;

/** Newest first. A published table is added, never edited. */
export const tables: Record<Province, readonly DatedTable[]> = {
  AB: [dated('AB', alberta, since2025)],
  BC: [dated('BC', britishColumbia, since2025)],
  MB: [dated('MB', manitoba, since2025)],
  NB: [dated('NB', newBrunswick, since2025)],
  NL: [dated('NL', newfoundland, since2025)],
  NS: [dated('NS', novaScotia, since2025)],
  NT: [dated('NT', northwestTerritories, since2025)],
  NU: [dated('NU', nunavut, since2025)],
  ON: [dated('ON', ontario, since2025), dated('ON', ontario2017, since2017)],
  PE: [dated('PE', princeEdwardIsland, since2025)],
  QC: [dated('QC', quebec, since2025)],
  SK: [dated('SK', saskatchewan, since2025)],
  YT: [dated('YT', yukon, since2025)],
};

/**
 * The table of the payor's province on a day (Guidelines s. 3(3)).
 * @throws LawProblem `no-table` when none is held for that day; another table is never substituted.
 */
export const tableInForce = (province: Province, on: IsoDate, field = 'on'): DatedTable => {
  const table = tables[province].find(({ inForce }) => inForce <= on);
  if (table) return table;
  throw new LawProblem(
    'no-table',
    `The child support table of ${provinces[province].name} in force on ${on} is not known here.`,
    field,
  );
};
