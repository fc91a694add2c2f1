import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { map } from 'rxjs';
import { type AnyEndpoint, endpointOf } from './endpoint-of.js';

/** Parses every answer by the endpoint's schema, so that no undeclared field leaks. */
@Injectable()
export class ShapeAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((answer) => shape(endpoint, answer, response)));
  }
}

/** Nest sends no body for null, which is no JSON. */
const jsonNull = (response: Response): string => {
  response.type('json');
  return 'null';
};

const shape = ({ answer: schema, produces }: AnyEndpoint, answer: unknown, response: Response): unknown => {
  if (schema) return schema.parse(answer) ?? jsonNull(response);
  if (answer instanceof Uint8Array) return new StreamableFile(answer, { type: produces });
  return answer instanceof StreamableFile ? answer : undefined;
};
