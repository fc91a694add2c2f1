import { appendFileSync } from 'node:fs';
import { problemsOf } from '@evenhand/contracts/endpoint';
import { endpoints } from '@evenhand/contracts/endpoints';
import { Problem } from '@evenhand/contracts/problems';
import type { NextFunction, Request, Response } from 'express';

/** Collects the problems that a test service answers, each as `endpoint code`. */
export class AnsweredProblems {
  private readonly declared = new Set<string>();
  private readonly undeclared = new Set<string>();

  /** Express middleware, registered before the routes. */
  readonly collect = (request: Request, response: Response, next: NextFunction): void => {
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      if (response.get('content-type')?.startsWith('application/problem+json')) this.add(request, String(body));
      return send(body);
    };
    next();
  };

  private add({ method, route }: Request, body: string): void {
    const endpoint = endpoints.find((each) => each.method === method && each.path === route?.path);
    if (!endpoint) return;
    const { code } = Problem.parse(JSON.parse(body));
    const pairs = problemsOf(endpoint).includes(code) ? this.declared : this.undeclared;
    pairs.add(`${endpoint.name} ${code}`);
  }

  /**
   * Appends the collected problems to the file at ANSWERED_PROBLEMS, one a line.
   * @throws Error when an endpoint answered a problem that it does not declare
   */
  conclude(): void {
    const file = process.env.ANSWERED_PROBLEMS;
    if (file) appendFileSync(file, [...this.declared].map((pair) => `${pair}\n`).join(''));
    if (this.undeclared.size > 0)
      throw new Error(`Problems that no endpoint declares: ${[...this.undeclared].join(', ')}`);
  }
}
