import type { Endpoint } from '@evenhand/contracts/endpoint';
import type { z } from 'zod';

export type AnyEndpoint = Endpoint<z.ZodType | null, z.ZodType | null>;

const endpoints = new WeakMap<object, AnyEndpoint>();

/** Notes which endpoint a controller's method handles. */
export const noteEndpoint = (handler: object, endpoint: AnyEndpoint): void => {
  endpoints.set(handler, endpoint);
};

/** The endpoint that a controller's method was declared to handle with `@Handles`. */
export const endpointOf = (handler: object): AnyEndpoint | undefined => endpoints.get(handler);
