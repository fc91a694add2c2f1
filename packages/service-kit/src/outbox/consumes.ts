import type { Event } from '@evenhand/contracts/events/event';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

type Consumer<Payload> = (payload: Payload, manager: EntityManager) => Promise<unknown>;

const consumers = new WeakMap<object, Event<z.ZodType>>();

/**
 * Calls a provider's method for each event of a kind: `async open(payload, manager)`. It runs in the transaction that
 * records the event in the inbox: a duplicate has no effect, an error is retried.
 */
export const Consumes =
  <Payload extends z.ZodType>(event: Event<Payload>) =>
  <Method extends Consumer<z.output<Payload>>>(
    _provider: object,
    _name: string,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    if (method.value) consumers.set(method.value, event);
  };

export const eventConsumedBy = (method: object): Event<z.ZodType> | undefined => consumers.get(method);
