import type { SavedSearch } from '@evenhand/contracts/evidence/saved-searches';
import type { CaseKey } from '../keys/case-keys.repository.js';
import { openBlob, sealBlob } from '../keys/sealed-blob.js';
import type { SavedSearchEntity } from './saved-search.entity.js';

const contextOf = (caseId: string, id: string): string => `saved-search/${caseId}/${id}`;

export const sealSearch = ({ id, query, savedAt }: SavedSearch, { caseId, secret }: CaseKey): SavedSearchEntity => {
  const content = sealBlob(Buffer.from(JSON.stringify(query)), secret, contextOf(caseId, id));
  return { id, caseId, savedAt: new Date(savedAt), content };
};

/** @throws SealBroken */
export const openSearch = ({ id, savedAt, content }: SavedSearchEntity, { caseId, secret }: CaseKey): SavedSearch => {
  const query = JSON.parse(openBlob(content, secret, contextOf(caseId, id)).toString());
  return { id, query, savedAt: savedAt.toISOString() };
};
