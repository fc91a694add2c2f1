import { buffer } from 'node:stream/consumers';
import { wordParagraphs } from './word-paragraphs.js';

/** In characters and paragraphs: more than any agreement has. */
const MOST_TEXT = 500_000;
const MOST_CHANGES = 400;

/** Runs as a separate process, which isolates the service from hostile files. */
const paragraphs = await wordParagraphs(await buffer(process.stdin));
const changes = paragraphs.filter((parts) => parts.some(({ kind }) => kind !== 'same'));
const written = JSON.stringify(changes);
if (changes.length > MOST_CHANGES || written.length > MOST_TEXT) throw new Error('too many changes');
process.stdout.write(written);
