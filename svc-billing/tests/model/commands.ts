import { sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { cents } from '@evenhand/contracts/money';
import fc from 'fast-check';
import * as sandbox from '../../src/provider/sandbox/sandbox-intent.js';
import type { World } from './world.js';

/** One command of the property test. */
type Command = fc.AsyncCommand<object, World>;

const command = (says: string, run: (world: World) => Promise<unknown> | unknown): Command => ({
  check: () => true,
  run: async (_model, world) => {
    await run(world);
  },
  toString: () => says,
});

const YEAR_SECONDS = 366 * 86_400;
const PART_CENTS = 10_000;

const partlyRefunded = (intent: sandbox.SandboxIntent) =>
  sandbox.refunded(intent, cents(Math.min(PART_CENTS, intent.amount - intent.refunded)));

const person = fc.nat({ max: 1 });
const place = fc.nat({ max: 5 });
const card = fc.constantFrom(...Object.values(sandboxCards));
const plan = fc.constantFrom('complete' as const, 'premium' as const);
const caseOf = (world: World, who: number): string => world.caseIds[who] ?? '';

/** Clicks, cards, banks, webhooks (once, repeated, late or lost) and crashes, in any order. */
export const commands = [
  fc
    .tuple(person, plan)
    .map(([who, what]) => command(`buy ${what} as ${who}`, (w) => w.attempt(() => w.buy(caseOf(w, who), what)))),
  fc
    .tuple(place, card)
    .map(([at, number]) =>
      command(`confirm ${at} with ${number}`, (w) =>
        w.atProvider(at, (intent) => sandbox.confirmed(intent, number, w.now.getTime())),
      ),
    ),
  fc
    .tuple(place, fc.boolean())
    .map(([at, approves]) =>
      command(`the bank ${approves ? 'approves' : 'refuses'} ${at}`, (w) =>
        w.atProvider(at, (intent) => sandbox.authenticated(intent, approves, w.now.getTime())),
      ),
    ),
  place.map((at) => command(`dispute ${at}`, (w) => w.atProvider(at, sandbox.disputed))),
  fc
    .tuple(place, fc.constantFrom('won' as const, 'lost' as const))
    .map(([at, end]) =>
      command(`dispute ${at} is ${end}`, (w) => w.atProvider(at, (intent) => sandbox.disputeEnded(intent, end))),
    ),
  place.map((at) => command(`support refunds a part of ${at}`, (w) => w.atProvider(at, partlyRefunded))),
  person.map((who) => command(`refund ${who}`, (w) => w.attempt(() => w.refund(caseOf(w, who))))),
  fc
    .tuple(person, fc.nat({ max: 1 }), fc.boolean())
    .map(([who, which, begins]) =>
      command(`signing ${which} of ${who} ${begins ? 'begins' : 'ends'}`, (w) =>
        w.attempt(() => w[begins ? 'begin' : 'end'](caseOf(w, who), w.signingIds[2 * who + which] ?? '')),
      ),
    ),
  fc.nat({ max: 20 }).map((hint) => command(`webhook ${hint}`, (w) => w.attempt(() => w.deliver(hint)))),
  fc.nat({ max: 8 }).map((seconds) => command(`${seconds} s pass`, (w) => w.pass(seconds))),
  fc.constant(command('a year passes', (w) => w.pass(YEAR_SECONDS))),
  fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.boolean())
    .map(([steps, isAfter]) =>
      command(`crash ${isAfter ? 'after' : 'before'} step ${steps}`, (w) => w.crashes.arm(steps, isAfter)),
    ),
  fc.constant(command('sweep', (w) => w.attempt(() => w.reconcile()))),
];
