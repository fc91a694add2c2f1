import type { Endpoint } from '@evenhand/contracts/endpoint';
import { HttpCode, RequestMapping, RequestMethod, type StreamableFile } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { z } from 'zod';
import { noteEndpoint } from './endpoint-of.js';

interface Parameter {
  schema?: unknown;
}

/** The schema of a handler's `@Body({ schema })`; `found` is false without a body. */
const bodySchemaOf = (controller: object, method: string): { found: boolean; schema?: unknown } => {
  const parameters: Record<string, Parameter> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {};
  const body = Object.entries(parameters).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`));
  return { found: body !== undefined, schema: body?.[1].schema };
};

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing is declared `void`
type AnswerOf<Answer> = Answer extends z.ZodType ? z.input<Answer> : Uint8Array | StreamableFile | void;
type Returns<Answer> = (...taken: never[]) => AnswerOf<Answer> | Promise<AnswerOf<Answer>>;
type Takes<Method, Body> = Body extends z.ZodType
  ? Method extends (...taken: infer Taken) => unknown
    ? [z.output<Body>] extends [Taken[number]]
      ? unknown
      : { 'one parameter must have the type of the endpoint’s body': z.output<Body> }
    : never
  : unknown;

/**
 * Makes a controller's method the handler of a contract's endpoint: route, status, audience, idempotency, and the
 * schema of its answer. The compiler checks the answer's and the body's types; the body's schema is checked when the
 * class is loaded:
 * `@Handles(addAsset) add(@Who() who: OwnerIdentity, @Body({ schema: AddAsset }) asset: AddAsset)`.
 * @throws Error while loading when `@Body({ schema })` is not the endpoint's body
 */
export const Handles =
  <Body extends z.ZodType | null, Answer extends z.ZodType | null>(endpoint: Endpoint<Body, Answer>) =>
  <Method extends Returns<Answer>>(
    controller: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method> & { value?: Takes<Method, Body> },
  ): void => {
    const handler = descriptor.value;
    if (typeof handler !== 'function') throw new Error(`@Handles is for methods, and ${name} is none`);
    checkBody(endpoint, controller.constructor, name);
    noteEndpoint(handler, endpoint);
    const route = { path: endpoint.path, method: RequestMethod[endpoint.method] };
    RequestMapping(route)(controller, name, { ...descriptor, value: handler });
    HttpCode(endpoint.status ?? 200)(controller, name, { ...descriptor, value: handler });
  };

const checkBody = (endpoint: { method: string; path: string; body: unknown }, controller: object, name: string) => {
  const { found, schema } = bodySchemaOf(controller, name);
  if (!found && endpoint.body === null) return;
  if (found && schema === (endpoint.body ?? undefined)) return;
  const where = `${endpoint.method} ${endpoint.path}, handled by ${name}`;
  throw new Error(`${where}: @Body({ schema }) must name the body of the endpoint, and nothing else`);
};
