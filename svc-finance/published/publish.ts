import { writeFileSync } from 'node:fs';
import { figures } from './figures.ts';
import { sampleAgreement } from './sample-agreement.ts';

/** What the public pages print of the law: computed here, committed there, compared by a test. */
const FOLDER = new URL('../../mfe-marketing/src/published/', import.meta.url);

const publish = (name: string, content: unknown): void =>
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(content, undefined, 2)}\n`);

publish('figures.json', figures());
publish('sample-agreement.json', sampleAgreement());
