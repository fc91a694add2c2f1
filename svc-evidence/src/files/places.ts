import type { EvidenceFileEntity } from './evidence-file.entity.js';

/** What tells where all of a file lies. */
export type Placed = Pick<EvidenceFileEntity, 'caseId' | 'keyId' | 'id'>;

/** The folder of everything that is sealed with one key. Forgetting the key and removing the folder are one intention. */
export const folderOfKey = (caseId: string, keyId: string): string => `cases/${caseId}/${keyId}`;

/** Where a browser may put a file before it is judged. */
export const arrivalOf = ({ caseId, keyId, id }: Placed): string => `${folderOfKey(caseId, keyId)}/arrivals/${id}`;

/** Where one part of a file goes when it comes in parts: below its arrival, so that what removes that removes them. */
export const arrivalOfPart = (file: Placed, number: number): string => `${arrivalOf(file)}/${number}`;

/** Here, or below it, lies all that was ever sealed of a file. */
export const folderOf = ({ caseId, keyId, id }: Placed): string => `${folderOfKey(caseId, keyId)}/files/${id}`;

/** Where the sealed file is kept. Also what its seal is bound to. Each who judges a file has a place of its own. */
export const placeOf = ({ judgement, ...file }: Placed & Pick<EvidenceFileEntity, 'judgement'>): string =>
  judgement ? `${folderOf(file)}/${judgement}` : folderOf(file);

/** The folder that browsers put the files of one key into. */
export const arrivalsOf = ({ caseId, keyId }: Placed): string => `${folderOfKey(caseId, keyId)}/arrivals`;

const ARRIVAL = /^cases\/([0-9a-f-]{36})\/[0-9a-f-]{36}\/arrivals\/([0-9a-f-]{36})$/;

const SENT = /^(.*\/arrivals\/[^/]+)(\/\d+)?$/;

/** The file that an arrival, or one part of it, belongs to; null for any other key. */
export const sentTo = (key: string): { caseId: string; id: string } | null => arrivedAt(SENT.exec(key)?.[1] ?? '');

/** The file that an arrival belongs to; null for any other key. */
export const arrivedAt = (key: string): { caseId: string; id: string } | null => {
  const [, caseId, id] = ARRIVAL.exec(key) ?? [];
  return caseId && id ? { caseId, id } : null;
};
