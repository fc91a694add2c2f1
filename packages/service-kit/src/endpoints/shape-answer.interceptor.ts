import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { map } from 'rxjs';
import { type AnyEndpoint, endpointOf } from './endpoint-of.js';

/** Parses every answer by the endpoint's schema, so that no undeclared field leaks. */
@Injectable()
export class ShapeAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const endpoint = endpointOf(context.getHandler());
    return endpoint ? next.handle().pipe(map((answer) => shape(endpoint, answer))) : next.handle();
  }
}

const shape = (endpoint: AnyEndpoint, answer: unknown): unknown => {
  if (endpoint.answer) return endpoint.answer.parse(answer);
  if (answer instanceof Uint8Array) return new StreamableFile(answer, { type: endpoint.produces });
  return answer instanceof StreamableFile ? answer : undefined;
};
