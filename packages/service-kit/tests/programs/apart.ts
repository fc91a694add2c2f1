import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** Test program of RunsApart: echoes, runs endlessly, or exhausts memory. */
const asked = await text(process.stdin);
const held: Buffer[] = [];
while (asked === 'turn') held.at(0);
while (asked === 'hold') held.push(Buffer.alloc(10_000_000, 'x'));
if (asked === 'wait') await setTimeout(60_000);
if (asked === 'fail') process.exit(1);
process.stdout.write(asked);
