import { text } from 'node:stream/consumers';

/** What RunsApart starts in its test: echoes, turns for ever, or takes all memory. */
const asked = await text(process.stdin);
const held: Buffer[] = [];
while (asked === 'turn') held.at(0);
while (asked === 'hold') held.push(Buffer.alloc(10_000_000, 'x'));
if (asked === 'fail') process.exit(1);
process.stdout.write(asked);
