import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../src');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.module.css'));

test.each(sheets)('%s lies in the layer below what a page says', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^@layer ui \{\n(( .*)?\n)*\}\n$/);
});
