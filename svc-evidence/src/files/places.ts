import type { EvidenceFileEntity } from './evidence-file.entity.js';

export type Placed = Pick<EvidenceFileEntity, 'caseId' | 'keyId' | 'id'>;

export const folderOfCase = (caseId: string): string => `cases/${caseId}`;

/** The key id is the folder: all that a key seals is removed with it. */
export const folderOfKey = (caseId: string, keyId: string): string => `${folderOfCase(caseId)}/${keyId}`;

export const arrivalOf = ({ caseId, keyId, id }: Placed): string => `${folderOfKey(caseId, keyId)}/arrivals/${id}`;

/** Below the file's arrival, so that removing the arrival removes the parts. */
export const arrivalOfPart = (file: Placed, number: number): string => `${arrivalOf(file)}/${number}`;

export const folderOf = ({ caseId, keyId, id }: Placed): string => `${folderOfKey(caseId, keyId)}/files/${id}`;

/** Also the context of the seal. Each judgement has a separate place. */
export const placeOf = ({ judgement, ...file }: Placed & Pick<EvidenceFileEntity, 'judgement'>): string =>
  judgement ? `${folderOf(file)}/${judgement}` : folderOf(file);

export const arrivalsOf = ({ caseId, keyId }: Placed): string => `${folderOfKey(caseId, keyId)}/arrivals`;

const ARRIVAL = /^cases\/([0-9a-f-]{36})\/[0-9a-f-]{36}\/arrivals\/([0-9a-f-]{36})$/;

const SENT = /^(.*\/arrivals\/[^/]+)(\/\d+)?$/;

export const sentTo = (key: string): { caseId: string; id: string } | null => arrivedAt(SENT.exec(key)?.[1] ?? '');

export const arrivedAt = (key: string): { caseId: string; id: string } | null => {
  const [, caseId, id] = ARRIVAL.exec(key) ?? [];
  return caseId && id ? { caseId, id } : null;
};
