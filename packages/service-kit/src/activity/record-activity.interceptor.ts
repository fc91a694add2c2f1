import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { concatMap } from 'rxjs';
import { Transactions } from '../database/transactions.js';
import { endpointOf } from '../endpoints/endpoint-of.js';
import { identityOf } from '../identity/request-claims.js';
import { Activity } from './activity.js';

/** Records a success of an endpoint that declares `records`, before its answer is sent. */
@Injectable()
export class RecordActivity implements NestInterceptor {
  constructor(
    private readonly activity: Activity,
    private readonly transactions: Transactions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const kind = endpointOf(context.getHandler())?.records;
    const who = identityOf(context.switchToHttp().getRequest<Request>());
    if (!kind || !who || who.role === 'witness' || who.role === 'lawyer') return next.handle();
    const record = () => this.transactions.run((manager) => this.activity.record(manager, who.caseId, kind));
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await record();
        return answer;
      }),
    );
  }
}
