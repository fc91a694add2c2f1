import { mailOf, pdfFileOf, streamOf } from './files.js';
import { msgOf } from './office.js';
import { pstOf } from './outlook-data.js';
import { read } from './read.js';

const placesIn = async (...given: Parameters<typeof read>) =>
  (await read(...given)).map(({ path, text }) => [path, text]).slice(1);

const notes = ['The fees are $400', 'The rent is $900', 'The camp is $100'].map((text, index) => ({
  filename: index < 2 ? 'n.txt' : 'n.txt (2)',
  bytes: Buffer.from(text),
}));
const numbered = (where: string) => [
  [`${where}, attachment n.txt, line 1`, 'The fees are $400'],
  [`${where}, attachment n.txt (2), line 1`, 'The rent is $900'],
  [`${where}, attachment n.txt (2) (2), line 1`, 'The camp is $100'],
];

test('attachments of the same name have different places', async () => {
  expect(await placesIn('mail.eml', mailOf({ body: 'See.', attachments: notes }))).toEqual(numbered('mail'));
  expect(await placesIn('all.pst', pstOf({ subject: 'Fees', carried: notes }), 65_536)).toEqual(numbered('mail 1'));
  const [attachment, other] = notes;
  if (!attachment || !other) throw new Error('There are three.');
  expect(await placesIn('mail.msg', msgOf({ attachment, other }), 4_096)).toEqual(numbered('mail').slice(0, 2));
});

test('files of the same name in a PDF have different places', async () => {
  const file = (content: number) => `<</Type/Filespec/F(n.txt)/UF(n.txt)/EF<</F ${content} 0 R>>>>`;
  const pdf = pdfFileOf([
    '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a) 6 0 R (b) 7 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf('BT /F1 12 Tf 72 720 Td (Financial statement) Tj ET'),
    file(8),
    file(9),
    streamOf('The fees are $400', '/Type/EmbeddedFile'),
    streamOf('The rent is $900', '/Type/EmbeddedFile'),
  ]);
  expect(await placesIn('a.pdf', pdf, 4_096)).toEqual(numbered('document').slice(0, 2));
});

test('an Outlook attachment without a name is read', async () => {
  const attachment = { filename: '', bytes: Buffer.from('The fees are $400') };
  expect(await placesIn('mail.msg', msgOf({ attachment }), 4_096)).toEqual([
    ['mail, attachment attachment, line 1', 'The fees are $400'],
  ]);
});
