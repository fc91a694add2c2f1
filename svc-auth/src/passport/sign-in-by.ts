import { randomUUID } from 'node:crypto';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import passport, { type Strategy } from 'passport';
import type { z } from 'zod';

const names = new WeakMap<Strategy, string>();

/**
 * Passport is a singleton of the process, and a test runs several services in one: each strategy gets a unique name.
 */
const registeredName = (strategy: Strategy): string => {
  const known = names.get(strategy);
  if (known) return known;
  const name = randomUUID();
  passport.use(name, strategy);
  names.set(strategy, name);
  return name;
};

/** A passport strategy with the body of its request. */
export interface WayToSignIn extends Strategy {
  readonly body: z.ZodType;
}

/** Passes passport's result to the handler; throws the strategy's own error unchanged. */
const guardOf = (strategy: WayToSignIn) =>
  class extends AuthGuard(registeredName(strategy)) {
    override handleRequest<User>(error: unknown, user: User): User {
      if (error) throw error;
      return user;
    }
  };

/**
 * Authenticates before the handler, which reads the result by `@SignInResult()`. An interceptor, because the body is
 * read after the guards; a malformed body is left to the handler's pipe, which refuses it with pointers.
 */
export const SignInBy = (way: Type<WayToSignIn>) => {
  @Injectable()
  class SignsIn implements NestInterceptor {
    constructor(@Inject(way) private readonly strategy: WayToSignIn) {}

    async intercept(context: ExecutionContext, next: CallHandler) {
      const { body } = context.switchToHttp().getRequest<Request>();
      if (this.strategy.body.safeParse(body).success) {
        const Guard = guardOf(this.strategy);
        await new Guard().canActivate(context);
      }
      return next.handle();
    }
  }
  return UseInterceptors(mixin(SignsIn));
};

/** The result of the strategy's `validate`. */
export const SignInResult = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);
