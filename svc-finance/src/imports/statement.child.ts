import { text } from 'node:stream/consumers';
import { AskedStatement, type StatementAnswer } from './asked-statement.js';
import { readStatement } from './read-statement.js';
import { StatementRefused } from './statement-refused.js';

/** The program of the child process: a file of a bank comes in by standard input, what it says leaves by standard output. */
const answerOf = (asked: AskedStatement): StatementAnswer => {
  try {
    return { statement: readStatement(Buffer.from(asked.content, 'base64'), asked.told, asked.remembered) };
  } catch (error) {
    if (error instanceof StatementRefused) return { refused: error.reason };
    throw error;
  }
};

process.stdout.write(JSON.stringify(answerOf(AskedStatement.parse(JSON.parse(await text(process.stdin))))));
