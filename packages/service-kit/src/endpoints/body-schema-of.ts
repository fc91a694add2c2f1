import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';

interface Parameter {
  schema?: unknown;
}

/** Whether a handler takes a body, and the schema its `@Body({ schema })` names. */
export const bodySchemaOf = (controller: object, method: string): { found: boolean; schema?: unknown } => {
  const parameters: Record<string, Parameter> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {};
  const body = Object.entries(parameters).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`));
  return { found: body !== undefined, schema: body?.[1].schema };
};
