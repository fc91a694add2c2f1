import { text } from 'node:stream/consumers';
import { readStatement } from './read-statement.js';
import { StatementRefused } from './statement-refused.js';
import { type StatementAnswer, StatementRequest } from './statement-request.js';

/** Child process: a request on standard input, the response on standard output. */
const answerOf = ({ content, stated, remembered, kept, ...reading }: StatementRequest): StatementAnswer => {
  try {
    const file = Buffer.from(content, 'base64');
    return { statement: readStatement(file, stated, remembered, { ...reading, kept: new Map(kept) }) };
  } catch (error) {
    if (error instanceof StatementRefused) return { refused: error.reason };
    throw error;
  }
};

process.stdout.write(JSON.stringify(answerOf(StatementRequest.parse(JSON.parse(await text(process.stdin))))));
