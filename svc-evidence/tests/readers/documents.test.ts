import { mailOf, pdfFileOf, streamOf, zipOf } from './files.js';
import { docOf, msgOf, word6Of } from './office.js';
import { read, unreadIn } from './read.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const relations = (...targets: [type: string, target: string][]): string =>
  `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="r${index}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const docxOfParts = (body: string, beside: Record<string, string> = {}, entities = ''): Buffer => {
  const part = (tag: string, content: string) =>
    `<?xml version="1.0"?>${entities}<w:${tag} xmlns:w="${WORD}" xmlns:r="${OFFICE}">${content}</w:${tag}>`;
  const files = Object.entries(beside).map(([tag, content]) => [`word/${tag}.xml`, part(tag, content)]);
  const types = ['document', ...Object.keys(beside)].map(
    (tag) =>
      `<Override PartName="/word/${tag}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${tag === 'hdr' ? 'header' : tag}${tag === 'document' ? '.main' : ''}+xml"/>`,
  );
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': relations(
      ...Object.keys(beside).map((tag): [string, string] => [tag === 'hdr' ? 'header' : tag, `${tag}.xml`]),
    ),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...Object.fromEntries(files),
  });
};

const paragraph = (content: string): string => `<w:p><w:r>${content}</w:r></w:p>`;
const textElement = (text: string): string => `<w:t>${text}</w:t>`;

const textOf = async (filename: string, content: Buffer): Promise<string> =>
  (await read(filename, content, 65_536)).map(({ text }) => text).join('\n');

test('a Word document is read with all of its visible text', async () => {
  const row = ['Rent', '$1,400'].map((cell) => `<w:tc>${paragraph(textElement(cell))}</w:tc>`).join('');
  const document = docxOfParts(
    `${paragraph(`${textElement('Dear Ann,')}<w:br/>${textElement('thank you.')}<w:footnoteReference w:id="2"/><w:commentReference w:id="1"/>`)}<w:tbl><w:tr>${row}</w:tr></w:tbl>`,
    {
      footnotes: `<w:footnote w:id="2">${paragraph(textElement('As agreed in May.'))}</w:footnote>`,
      comments: `<w:comment w:id="1" w:author="Bob">${paragraph(textElement('Is this so?'))}</w:comment>`,
      hdr: paragraph(textElement('Carter and Sons')),
    },
  );
  expect(await textOf('letter.docx', document)).toBe(
    'Dear Ann,\nthank you.\nRent\t$1,400\nAs agreed in May.\nComment by Bob: Is this so?\nCarter and Sons',
  );
});

const TICKS = 'http://schemas.microsoft.com/office/word/2010/wordml';
const MATHS = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

const tick = (checked: 0 | 1): string =>
  `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="${TICKS}"><w14:checked w14:val="${checked}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r>${textElement(checked ? '☒' : '☐')}</w:r></w:sdtContent></w:sdt>`;
const formTick = (checked: 0 | 1): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="${checked}"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const choice = (chosen: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList>${chosen}<w:listEntry w:val="Ann"/><w:listEntry w:val="Bob &amp; Ann"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMDROPDOWN </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const run = (text: string): string => `<w:r>${textElement(text)}</w:r>`;

test.each([
  ['a box that is not ticked', `${tick(0)}${run(' I consent')}`, '☐ I consent'],
  ['a box that is', `${tick(1)}${run(' I consent')}`, '☒ I consent'],
  ['the boxes of an older form', `${formTick(1)}${run(' Yes ')}${formTick(0)}${run(' No')}`, '☒ Yes ☐ No'],
  [
    'a field',
    `${run('Support: $')}<w:fldSimple w:instr=" DOCPROPERTY Sum ">${run('900')}</w:fldSimple>${run('.00')}`,
    'Support: $900.00',
  ],
  ['what was chosen in one', `${run('Paid by ')}${choice('<w:result w:val="1"/>')}${run('.')}`, 'Paid by Bob & Ann.'],
  [
    'what stands first where none was chosen',
    `${run('By ')}${choice('')}${choice('<w:default w:val="1"/>')}`,
    'By AnnBob & Ann',
  ],
  ['a field that is empty', `${run('Paid')}<w:fldSimple w:instr=" QUOTE "/>`, 'Paid'],
  [
    'words of another direction',
    `<w:bdo w:val="rtl">${run('שלום')}</w:bdo><w:dir w:val="ltr">${run(' Ann')}</w:dir>`,
    'שלום Ann',
  ],
  [
    'words with their sound above',
    `<w:r><w:ruby><w:rt>${run('とうきょう')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`,
    '東京',
  ],
  [
    'an end of a line, and a tab, as few write them',
    `<w:r>${textElement('Rent')}<w:ptab/>${textElement('900')}<w:cr/>${textElement('Food')}</w:r>`,
    'Rent\t900\nFood',
  ],
])('a Word document is read with %s', async (_, content, text) => {
  const inText = `<w:p>${content}</w:p>`;
  const inNote = paragraph('<w:footnoteReference w:id="2"/>');
  expect(await textOf('form.docx', docxOfParts(inText))).toBe(text);
  const footnotes = `<w:footnote w:id="2">${inText}</w:footnote>`;
  expect(await textOf('form.docx', docxOfParts(inNote, { footnotes }))).toBe(text);
});

const equation = (content: string): string => `<m:oMath xmlns:m="${MATHS}">${content}</m:oMath>`;
const maths = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const fraction = (top: string, bottom: string): string =>
  `<m:f><m:fPr><m:ctrlPr/></m:fPr><m:num>${top}</m:num><m:den>${bottom}</m:den></m:f>`;

test.each([
  ['a sum', maths('900 + 450 &lt; 1,400'), '900 + 450 &lt; 1,400'],
  ['a share', fraction(maths('1'), maths('2')), '1/2'],
  ['a share of a sum', fraction(maths('1+2'), maths('3')), '(1+2)/3'],
  ['a power', `<m:sSup><m:e>${maths('10')}</m:e><m:sup>${maths('2')}</m:sup></m:sSup>`, '10^2'],
  ['a root', `<m:rad><m:deg/><m:e>${maths('x+1')}</m:e></m:rad>`, '√(x+1)'],
  ['brackets', `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${maths('x')}</m:e></m:d>`, '[x]'],
])('an equation in a Word document is read as it is written: %s', async (_, content, text) => {
  const half = `<w:p>${run('Ann gets ')}${equation(content)}${run(' of it')}</w:p><w:p><m:oMathPara xmlns:m="${MATHS}">${equation(content)}</m:oMathPara></w:p>`;
  const seen = text.replace('&lt;', '<');
  expect(await textOf('shares.docx', docxOfParts(half))).toBe(`Ann gets ${seen} of it\n${seen}`);
});

test('endless equations in a Word document are skipped without a timeout', async () => {
  const content = `${run('Paid')}${'<m:oMath><m:f '.repeat(60_000)}</m:oMath>`;
  expect(await textOf('bad.docx', docxOfParts(`<w:p>${content}</w:p>`))).toBe('Paid');
}, 20_000);

test('a Word document that refers to a local file does not get it', async () => {
  const document = docxOfParts(
    paragraph(textElement('Rent &x;')),
    {},
    '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  );
  expect((await read('entity.docx', document, 65_536).catch(String)).toString()).not.toContain('root:');
});

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const WRITING = streamOf('BT /F1 12 Tf 72 720 Td (Financial statement) Tj ET');

const onePage = (catalogue: string, page: string, ...more: (string | Buffer)[]): Buffer =>
  pdfIn('/Kids[3 0 R]/Count 1', catalogue, page, ...more);

const pdfIn = (tree: string, catalogue: string, page: string, ...more: (string | Buffer)[]): Buffer =>
  pdfFileOf([
    `${CATALOGUE}${catalogue}>>`,
    `<</Type/Pages${tree}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R${page}>>`,
    FONT,
    WRITING,
    ...more,
  ]);

test('a PDF form is read with its filled fields and comments', async () => {
  const field = (facts: string) => `<</Type/Annot/Subtype/Widget${facts}/Rect[100 700 300 720]>>`;
  const states = '/AP<</N<</Yes 11 0 R/Off 11 0 R>>>>';
  const form = onePage(
    '/AcroForm<</Fields[6 0 R 7 0 R 8 0 R 9 0 R]>>',
    '/Annots[6 0 R 7 0 R 8 0 R 9 0 R 10 0 R]',
    field('/FT/Tx/T(f1_01)/TU(Your name)/V(Ann Carter)'),
    field('/FT/Ch/T(f1_02)/V(Ontario)/Opt[(Ontario)(Quebec)]'),
    field(`/FT/Btn/T(f1_03)/TU(Employed)/V/Yes/AS/Yes${states}`),
    field(`/FT/Btn/T(f1_04)/TU(Retired)/V/Off/AS/Off${states}`),
    '<</Type/Annot/Subtype/FreeText/Contents(see my pay slip)/DA(/F1 12 Tf)/Rect[100 400 300 420]>>',
    streamOf('', '/Type/XObject/Subtype/Form/BBox[0 0 10 10]'),
  );
  const text = await textOf('form.pdf', form);
  for (const filled of ['Financial statement', 'Your name: Ann Carter', 'Ontario', 'Employed: Yes', 'see my pay slip'])
    expect(text).toContain(filled);
  expect(text).not.toContain('Retired');
});

test('the attachments of a PDF are read, and its scripts are not run', async () => {
  const file = onePage(
    '/OpenAction<</S/JavaScript/JS(for\\(;;\\);)>>/Names<</EmbeddedFiles<</Names[(mail.eml) 6 0 R]>>>>',
    '/AA<</O<</S/JavaScript/JS(for\\(;;\\);)>>>>',
    '<</Type/Filespec/F(mail.eml)/EF<</F 7 0 R>>>>',
    streamOf(mailOf({ subject: 'Rent', body: 'It is paid.' })),
  );
  expect(await read('portfolio.pdf', file, 65_536)).toMatchObject([
    { path: 'page 1', text: 'Financial statement' },
    { path: 'document, attachment mail.eml, mail', text: 'Rent\nIt is paid.' },
  ]);
});

test('a file pinned to a page of a PDF is read, and one that is damaged leaves the others', async () => {
  const names = '(broken.txt) 6 0 R (mail.eml) 7 0 R';
  const file = onePage(
    `/Names<</EmbeddedFiles<</Names[${names}]>>>>`,
    '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[9 9 20 20]/FS 9 0 R>>]',
    '<</Type/Filespec/F(broken.txt)>>',
    '<</Type/Filespec/F(mail.eml)/EF<</F 8 0 R>>>>',
    streamOf(mailOf({ subject: 'Rent', body: 'It is paid.' })),
    '<</Type/Filespec/F(notes.txt)/EF<</F 10 0 R>>>>',
    streamOf('The skates cost 400.'),
  );
  expect(await read('portfolio.pdf', file, 65_536)).toMatchObject([
    { path: 'page 1', text: 'Financial statement' },
    { path: 'document, attachment broken.txt, not read', text: 'broken.txt' },
    { path: 'document, attachment mail.eml, mail', text: 'Rent\nIt is paid.' },
    { path: 'document, attachment notes.txt, line 1', text: 'The skates cost 400.' },
  ]);
  expect(await unreadIn('portfolio.pdf', file, 65_536)).toMatchObject([
    { name: 'broken.txt', number: -1, failure: { code: 'damaged' } },
  ]);
});

test('a PDF whose page tree is circular, or counts too many pages, has the pages that exist and names the next', async () => {
  const circle = pdfIn('/Kids[3 0 R 2 0 R]/Count 100000000', '', '');
  expect(await textOf('circle.pdf', circle)).toBe('Financial statement\npage 2');
});

const locked = {
  pdf: pdfFileOf(
    [`${CATALOGUE}>>`, '<</Type/Pages/Kids[]/Count 0>>'],
    `/ID[(a)(b)]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>`,
  ),
  docx: Buffer.concat([docOf('').subarray(0, 512), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(2_000)]),
  doc: Buffer.concat([docOf('').subarray(0, 512), Buffer.from('ecc10000000000000000', 'hex'), Buffer.alloc(2_000)]),
};
locked.doc.writeUInt16LE(0xa5ec, 512);
locked.doc.writeUInt16LE(0x0300, 522);

test.each(Object.entries({ ...locked, xlsx: locked.docx }))(
  'a .%s with a password is refused with that reason',
  async (extension, content) => {
    await expect(read(`letter.${extension}`, content, 4_096)).rejects.toThrow('locked with a password');
  },
);

test('a presentation with the extension .docx is refused as not a Word document', async () => {
  const file = zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<content/>' });
  await expect(read('list.docx', file, 4_096)).rejects.toThrow('not a Word document');
});

test('an Outlook message with a cloud attachment is read with the file that it does contain, and names the other', async () => {
  const attachment = { filename: 'notes.txt', bytes: Buffer.from('The fees are $400') };
  const mail = msgOf({ attachment, linked: 'budget.xlsx' });
  expect((await textOf('mail.msg', mail)).split('\n').toSorted()).toEqual([
    'Fees',
    'See it.',
    'The fees are $400',
    'budget.xlsx',
  ]);
  expect(await unreadIn('mail.msg', mail, 65_536)).toMatchObject([
    { name: 'budget.xlsx', number: -1, failure: { code: 'damaged', named: 'attachment' } },
  ]);
});

test('a picture in a mail is not read as text, and a diary that begins with "From" is not a mailbox', async () => {
  const picture = { filename: 'image001.gif', bytes: Buffer.from(`GIF89a${'x'.repeat(400)}`) };
  expect((await read('mail.eml', mailOf({ body: 'See it.', attachments: [picture] }))).map(({ path }) => path)).toEqual(
    ['mail', 'mail, attachment image001.gif, not read'],
  );
  const diary = 'From January on, in 2024, he paid nothing.\n\nI wrote to him.';
  expect(await read('diary.txt', diary)).toMatchObject([{ kind: 'page', text: diary }]);
});

test('a document of Word 6 is reported as too old, not as damaged', async () => {
  const word6 = word6Of();
  await expect(read('old.doc', word6, 4_096)).rejects.toThrow('Word 6');
  const mail = `Subject: Old\nContent-Type: application/msword; name=old.doc\nContent-Transfer-Encoding: base64\n\n${word6.toString('base64')}`;
  expect(await unreadIn('mail.eml', mail, 65_536)).toMatchObject([
    { name: 'old.doc', failure: { code: 'word-too-old' } },
  ]);
});
