import type { Endpoint } from '@evenhand/contracts/endpoint';
import type { z } from 'zod';

export type AnyEndpoint = Endpoint<z.ZodType | null, z.ZodType | null>;

const endpoints = new WeakMap<object, AnyEndpoint>();

export const noteEndpoint = (handler: object, endpoint: AnyEndpoint): void => {
  endpoints.set(handler, endpoint);
};

/** The endpoint that `@Handles` declared for a controller's method. */
export const endpointOf = (handler: object): AnyEndpoint | undefined => endpoints.get(handler);
