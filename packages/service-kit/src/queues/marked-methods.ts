import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A provider's method that a decorator marked, bound to its provider. */
export interface MarkedMethod<Mark> {
  mark: Mark;
  /** `Class.method`, which also names it in the inbox. */
  where: string;
  call: (...given: unknown[]) => unknown;
}

/** Finds the methods that decorators such as `@Processes` and `@Consumes` marked. */
@Injectable()
export class MarkedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Every provider's method for which `markOf` returns a mark. */
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
