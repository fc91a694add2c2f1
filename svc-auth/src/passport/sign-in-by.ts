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
import type { Strategy } from 'passport';
import type { z } from 'zod';
import { registeredName } from './registered-name.js';

/** A way to sign in: what its request carries, and the passport strategy that finds out who is at the browser. */
export interface WayToSignIn extends Strategy {
  readonly body: z.ZodType;
}

/** Passport's result is the handler's to answer; a refusal of the strategy's own is thrown as it is. */
const guardOf = (strategy: WayToSignIn) =>
  class extends AuthGuard(registeredName(strategy)) {
    override handleRequest<User>(error: unknown, user: User): User {
      if (error) throw error;
      return user;
    }
  };

/**
 * Signs in by a passport strategy before the handler runs, which takes the result by `@SignInResult()`. It is an
 * interceptor and no guard, since the kit reads the body after the guards; a body that is not the way's is left to the
 * handler's pipe, which refuses it with a pointer to each field.
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

/** What the strategy's `validate` returned. */
export const SignInResult = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);
