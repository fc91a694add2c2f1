import { writeFileSync } from 'node:fs';
import { figures } from './figures.ts';
import { sampleAgreement } from './sample-agreement.ts';

/** Writes the figures that public pages print. A test compares the committed files with the engine. */
const FOLDER = new URL('../../mfe-marketing/src/published/', import.meta.url);

const publish = (name: string, content: unknown): void =>
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(content, undefined, 2)}\n`);

publish('figures.json', figures());
publish('sample-agreement.json', sampleAgreement());
