import { json } from 'node:stream/consumers';
import { agreementDocx } from './agreement-docx.js';
import { comparisonDocx } from './comparison-docx.js';
import type { WordOrder } from './word-files.js';

/** Runs as a separate process: the estimate of page numbers takes seconds of CPU time. */
const { before, after, change } = (await json(process.stdin)) as WordOrder;
process.stdout.write(await (before ? comparisonDocx(before, after, change) : agreementDocx(after)));
