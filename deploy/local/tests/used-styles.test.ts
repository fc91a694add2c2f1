import { usedStyles } from '../drawn/used-styles.ts';

const page = '<main class="page-a lead-b"><p>Text</p></main>';

test('a page gets the rules for its elements and for their classes', () => {
  const css = '.page-a{color:red}.card-x{color:blue}p{margin:0}.page-a .card-x{top:0}.page-a .lead-b:hover{top:1px}';
  expect(usedStyles(css, page)).toBe('.page-a{color:red}p{margin:0}.page-a .lead-b:hover{top:1px}');
});

test('usedStyles keeps a duplicate rule once within its layer', () => {
  const css = '@layer ui{.page-a{top:0}}.page-a{top:0}@layer ui{.page-a{top:0}.lead-b{left:0}}';
  expect(usedStyles(css, page)).toBe('@layer ui{.page-a{top:0}}.page-a{top:0}@layer ui{.lead-b{left:0}}');
});

test('usedStyles leaves fonts, the order of layers and braces in quotes unchanged', () => {
  const css = '@layer base, ui;@font-face{font-family:"Inter";src:url(/a.woff2)}.page-a::before{content:"}"}';
  expect(usedStyles(css, page)).toBe(
    '@layer base, ui;@font-face{font-family:"Inter";src:url(/a.woff2)}.page-a::before{content:"}"}',
  );
});

test('usedStyles throws when a block has no end', () => {
  expect(() => usedStyles('.page-a{color:red', page)).toThrow('a block without an end');
});
