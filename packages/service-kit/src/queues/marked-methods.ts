import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A decorated method, bound to its provider. */
export interface MarkedMethod<Mark> {
  mark: Mark;
  /** `Class.method`; also the consumer's name in the inbox. */
  where: string;
  call: (...given: unknown[]) => unknown;
}

/** Finds the methods of decorators such as `@Processes` and `@Consumes`. */
@Injectable()
export class MarkedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  marked<Mark>(markOf: (method: object) => Mark | undefined): MarkedMethod<Mark>[] {
    return this.discovery.getProviders().flatMap(({ instance }) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const prototype = Object.getPrototypeOf(instance);
      if (!prototype || prototype === Object.prototype) return [];
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const method = prototype[name];
        const mark = markOf(method);
        if (mark === undefined) return [];
        const where = `${prototype.constructor.name}.${name}`;
        return [{ mark, where, call: (...given: unknown[]) => method.apply(instance, given) }];
      });
    });
  }
}
