import {
  listSavedSearches,
  removeSavedSearch,
  type SavedSearch,
  saveSearch,
} from '@evenhand/contracts/evidence/saved-searches';
import { QueryEvidence } from '@evenhand/contracts/evidence/search';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { SavedSearchesService } from './saved-searches.service.js';

const searchId = (id: string): string => z.uuid().safeParse(id).data ?? fail('not-found');

@Controller()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Handles(listSavedSearches)
  list(@Who() { caseId }: OwnerIdentity): Promise<SavedSearch[]> {
    return this.searches.list(caseId);
  }

  @Handles(saveSearch)
  save(@Who() { caseId }: OwnerIdentity, @Body({ schema: QueryEvidence }) query: QueryEvidence): Promise<SavedSearch> {
    return this.searches.save(caseId, query);
  }

  @Handles(removeSavedSearch)
  remove(@Who() { caseId }: OwnerIdentity, @Param('id') id: string): Promise<void> {
    return this.searches.remove(caseId, searchId(id));
  }
}
