import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import { endUnusedAccounts } from './end-unused-accounts.job.js';
import { UnusedAccountsService } from './unused-accounts.service.js';

@Injectable()
export class EndUnusedAccountsProcessor {
  constructor(private readonly accounts: UnusedAccountsService) {}

  @Processes(endUnusedAccounts)
  end(): Promise<void> {
    return this.accounts.advance();
  }
}
