import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../src');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.module.css'));

test.each(sheets)('%s has all its rules in the layer ui', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^@layer ui \{\n(( .*)?\n)*\}\n$/);
});

const work = join(folder, 'work/styles');

test.each(readdirSync(work))('%s leaves the links of the page as they are', (name) => {
  expect(readFileSync(join(work, name), 'utf8')).not.toMatch(/[{}\n]a[:,[{]/);
});
