import { docxWith, mailOf, zipOf } from './files.js';
import { messagesOf, read, unreadIn } from './read.js';

const textsOf = async (...given: Parameters<typeof read>) => (await read(...given)).map(({ text }) => text);

test('a sign that a phone wrote as two character references is one sign, in texts and in groups', async () => {
  const backup = `<?xml version="1.0"?><smses count="2">
<sms address="+14165550199" date="1709648182000" type="1" body="I paid &#55357;&#56397; ok &#xD83D;&#xDC4D;" contact_name="Chris" />
<sms address="+14165550199" date="1709691442000" type="2" body="fine &amp;amp; &#10;second" contact_name="Chris" />
<mms address="+14165550199~+14165550188" date="1709691442000" msg_box="1" contact_name="Chris, Lee"><parts><part ct="text/plain" text="a &#55357;&#56397;" /></parts></mms>
</smses>`;
  expect(await textsOf('sms.xml', backup)).toEqual(['I paid 👍 ok 👍', 'fine &amp; \nsecond', 'a 👍']);
});

const OWNER = 'Owner of the phone';

test.each([
  ['1', ['Chris', OWNER], 'I paid'],
  ['2', [OWNER, 'Chris'], 'I paid'],
  ['3', [OWNER, 'Chris'], 'Draft, not sent\nI paid'],
  ['4', [OWNER, 'Chris'], 'Not sent yet\nI paid'],
  ['5', [OWNER, 'Chris'], 'Not sent\nI paid'],
  ['6', [OWNER, 'Chris'], 'Not sent yet\nI paid'],
  ['0', ['Unknown sender', 'Chris'], 'I paid'],
])('a text in Android box %s of a backup has its writer, and states whether it was sent', async (box, people, text) => {
  const about = `address="+14165550199" date="1709648182000" contact_name="Chris"`;
  const parts = '<parts><part ct="text/plain" text="I paid" /></parts>';
  const backup = `<smses><sms ${about} type="${box}" body="I paid" /><mms ${about} msg_box="${box}">${parts}</mms></smses>`;
  expect(await messagesOf('sms.xml', `<?xml version="1.0"?>${backup}`)).toMatchObject([
    { people, text },
    { people, text },
  ]);
});

test.each([
  ['an empty text', '<sms ABOUT type="1" body="" />', 'Message without text'],
  ['the word null', '<sms ABOUT type="1" body="null" />', 'null'],
  ['a message without parts', '<mms ABOUT msg_box="1" m_type="132"><parts></parts></mms>', 'Message without text'],
  [
    'a message that was not downloaded',
    '<mms ABOUT msg_box="1" m_type="130" sub="null"><parts></parts></mms>',
    'Picture message, not downloaded',
  ],
])('a text message in a backup without words is kept: %s', async (_, message, text) => {
  const about = 'address="+14165550199" date="1709648182000" contact_name="Chris"';
  const backup = `<?xml version="1.0"?><smses count="1">${message.replace('ABOUT', about)}</smses>`;
  expect(await messagesOf('sms.xml', backup)).toMatchObject([
    { people: ['Chris', OWNER], at: '2024-03-05T14:16:22.000Z', text },
  ]);
});

test.each([
  ['text/x-vCard', 'pat.vcf', 'pat.vcf'],
  ['text/x-vCard', 'null', 'attachment.vcf'],
])('a contact card in an MMS is named and read: %s %s', async (type, name, carried) => {
  const card = Buffer.from('BEGIN:VCARD\nFN:Pat\nEND:VCARD').toString('base64');
  const part = `<part ct="${type}" name="${name}" text="null" data="${card}" />`;
  const mms = `<mms address="+1" date="1709648182000" contact_name="Chris" msg_box="1"><parts>${part}</parts></mms>`;
  expect(await read('sms.xml', `<?xml version="1.0"?><smses count="1">${mms}</smses>`)).toMatchObject([
    { people: ['Chris', OWNER], text: name === 'null' ? type : name },
    { path: `message 1, attachment ${carried}, contact 1`, text: 'Contact: Pat' },
  ]);
});

test('the calls of an Android phone are read, with their length', async () => {
  const calls = `<?xml version="1.0"?><calls count="2">
<call number="+14165550199" duration="65" date="1709648182000" type="1" contact_name="Chris Doe" />
<call number="+14165550199" duration="0" date="1709691442000" type="3" contact_name="Chris Doe" />
<call number="+14165550199" duration="0" date="1709691442000" type="2" contact_name="Chris Doe" />
</calls>`;
  expect(await messagesOf('calls.xml', calls)).toMatchObject([
    { people: ['Chris Doe', 'Owner of the phone'], at: '2024-03-05T14:16:22.000Z', text: 'Incoming call, 65 seconds' },
    { people: ['Chris Doe', 'Owner of the phone'], text: 'Missed call' },
    { people: ['Owner of the phone', 'Chris Doe'], text: 'Outgoing call, not answered' },
  ]);
});

test('a calendar is read with the last day, the answer, its comment and its repetitions', async () => {
  const calendar = `BEGIN:VCALENDAR
METHOD:REPLY
BEGIN:VEVENT
SUMMARY:March break
DTSTART;VALUE=DATE:20240311
DTEND;VALUE=DATE:20240316
RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=10
ATTENDEE;PARTSTAT=DECLINED;CN="Doe, Chris":mailto:chris@example.test
COMMENT:I will not be there\\, sorry
BEGIN:VALARM
DESCRIPTION:Reminder
END:VALARM
END:VEVENT
END:VCALENDAR`;
  expect(await textsOf('invite.ics', calendar.replaceAll('\n', '\r\n'))).toEqual([
    `Sent as: answer to an invitation
Event: March break
Begins: Monday, March 11, 2024
Ends: Friday, March 15, 2024
Repeats: every 2 weeks, on Friday, 10 times
Invited: Doe, Chris <chris@example.test>, declined
Comment: I will not be there, sorry`,
  ]);
});

test('the HTML of a mail is read where its plain text is a long link', async () => {
  const plain = `Please open this mail in a browser: https://mail.example.test/${'a1b2'.repeat(200)}`;
  const page = `<p>${'Alex sent you 600.00 dollars for daycare in March. '.repeat(5)}</p>`;
  const parts = `--b\nContent-Type: text/plain\n\n${plain}\n--b\nContent-Type: text/html\n\n${page}\n--b--`;
  const [text] = await textsOf(
    'mail.eml',
    `Subject: Bank\nContent-Type: multipart/alternative; boundary=b\n\n${parts}`,
  );
  expect(text).toMatch(/^Bank\nAlex sent you 600\.00 dollars/);
});

test.each([
  ['=?UTF-8?B?UGF5ww==?= =?UTF-8?B?qQ==?=', 'Payé'],
  ['=?UTF-8?Q?Pay=C3?= =?UTF-8?Q?=A9_demain?=', 'Payé demain'],
  ['=?UTF-8?B?8J+R?=\r\n =?UTF-8?B?jQ==?=', '👍'],
])('a character that is cut between two encoded words is whole: %s', async (subject, words) => {
  expect(await textsOf('mail.eml', mailOf({ subject, body: 'Body' }))).toEqual([`${words}\nBody`]);
});

test('a mailbox with "From" alone between its mails has each of them', async () => {
  const mails = ['one', 'two', 'three'].map(
    (body) => `From \n${mailOf({ subject: body, body }).replaceAll('\r', '')}\n`,
  );
  expect((await messagesOf('mails.mbox', mails.join(''))).map(({ path }) => path)).toEqual([
    'mail 1',
    'mail 2',
    'mail 3',
  ]);
  const quoting = mailOf({ body: 'He wrote:\n\nFrom \nDate: today we met.' }).replaceAll('\r', '');
  expect(await messagesOf('mails.mbox', `From \n${quoting}`)).toHaveLength(1);
});

test('a uuencoded file in a mail is an attachment, not words', async () => {
  const encoded = 'begin 644 note.txt\n.<75O:VMA(&%T(&9I=F4*\n`\nend\n';
  expect(await textsOf('mail.eml', mailOf({ body: `See it.\n\n${encoded}\nThanks` }))).toEqual([
    'Money\nSee it.\n\n\nThanks',
    'quokka at five',
  ]);
});

test('a French text of an old Mac keeps its accents, and one of Windows too', async () => {
  const text = 'Le père a payé la crèche, à midi. C’est écrit.';
  const mac = Buffer.from(text.replace('’', "'"), 'latin1').map(
    (byte) => ({ 232: 0x8f, 233: 0x8e, 224: 0x88 })[byte] ?? byte,
  );
  expect(await textsOf('note.txt', Buffer.from(mac))).toEqual([text.replace('’', "'")]);
  expect(await textsOf('note.txt', Buffer.from(text.replace('’', "'"), 'latin1'))).toEqual([text.replace('’', "'")]);
});

test('what was deleted with tracking in a Word document is kept, marked with who deleted it', async () => {
  const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:pPr><w:rPr><w:del w:id="9" w:author="Dana"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">I pay </w:t></w:r><w:del w:id="1" w:author="Chris Doe"><w:r><w:delText>900</w:delText></w:r></w:del><w:ins w:id="2" w:author="Dana"><w:r><w:t>600</w:t></w:r></w:ins></w:p></w:body></w:document>`;
  expect(await textsOf('draft.docx', docxWith({ 'word/document.xml': Buffer.from(body) }))).toEqual([
    'I pay [deleted by Chris Doe: 900]600',
  ]);
});

const XL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const SHEETS = '<sheet name="Costs" r:id="r1"/>';

const bookOf = (sheets: string) => workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>', '', sheets);

const workbookOf = (cells: string, book = '', sheets = SHEETS) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${XL}"><workbookPr ${book}/><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/><numFmt numFmtId="166" formatCode="&quot;day&quot; 0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="22"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels':
      '<Relationships><Relationship Id="c" Type="x/comments" Target="../comments1.xml"/></Relationships>',
    'xl/comments1.xml':
      '<comments><authors><author>Dana</author></authors><commentList><comment ref="B2" authorId="0"><text><r><t>Dana:</t></r><r><t xml:space="preserve"> he agreed</t></r></text></comment><comment ref="A9" authorId="0"><text><t>empty row</t></text></comment></commentList></comments>',
  });

test('cells with dates, times and lengths are read as Excel shows them, with notes and formulas', async () => {
  const cells = `<row r="1"><c r="A1" t="str"><v>Day</v></c><c r="B1" t="str"><v>What</v></c></row>
<row r="2"><c r="A2" s="1" t="n"><v>45356</v></c><c r="B2" t="str"><v>camp</v></c></row>
<row r="3"><c r="A3" s="2"><v>0.88680555556</v></c><c r="B3" s="3"><v>45376.88680555556</v></c></row>
<row r="4"><c r="A4" s="4"><v>1.5</v></c><c r="B4" s="5"><v>45356.5</v></c></row>
<row r="5"><c r="A5" t="d"><v>2024-03-05T00:00:00</v></c><c r="B5"><f>SUM(B2:B4)</f><v></v></c></row>`;
  expect(await textsOf('costs.xlsx', workbookOf(cells))).toEqual([
    `costs.xlsx, Costs
Day; What
Day: 2024-03-05; What: camp; note on B2 by Dana: he agreed
Day: 21:17; What: 2024-03-25 21:17
Day: 36:00; What: 45356.50
Day: 2024-03-05; What: =SUM(B2:B4) (not calculated)
note on A9 by Dana: empty row`,
  ]);
});

test('what is read of a workbook has the rows of its sheet', async () => {
  const rowOf = (row: number, text: string) => `<row r="${row}"><c r="A${row}" t="str"><v>${text}</v></c></row>`;
  const long = 'rent '.repeat(230);
  const cells = [rowOf(1, 'What'), rowOf(5, 'camp'), rowOf(12, long), rowOf(30, 'skates')].join('');
  expect((await read('costs.xlsx', workbookOf(cells))).map(({ path }) => path)).toEqual([
    'Costs, rows 1 to 9',
    'Costs, rows 12 to 30',
  ]);
});

test('numbers of a workbook have the digits that Excel shows', async () => {
  const numbers = ['4350.2999999999993', '1.1000000000000001', '1E-3', '-0.30000000000000004', '12', '0.1234567'];
  const cells = numbers.map((value, at) => `<row r="${at + 3}"><c r="C${at + 3}"><v>${value}</v></c></row>`).join('');
  const cents = cells.replaceAll('<c ', '<c s="5" ');
  expect((await textsOf('costs.xlsx', workbookOf(cells)))[0]).toContain('4350.3\n1.1\n0.001\n-0.3\n12\n0.1234567');
  expect((await textsOf('costs.xlsx', workbookOf(cents)))[0]).toContain(
    '4350.30\n1.10\n0.001\n-0.30\n12.00\n0.1234567',
  );
});

test('the dates of a workbook that begins in 1904 are right', async () => {
  const cells = '<row r="1"><c r="A1" s="1"><v>43894</v></c></row>';
  expect((await textsOf('old.xlsx', workbookOf(cells, 'date1904="1"')))[0]).toContain('2024-03-05');
});

test('notes, comments, deletions and margins of an OpenDocument text are kept apart from its words', async () => {
  const change = (who: string) => `<dc:creator>${who}</dc:creator><dc:date>2024-03-05T09:16:00</dc:date>`;
  const note =
    '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>foot words</text:p></text:note-body></text:note>';
  const content = `<office:text><text:deletion><office:change-info>${change('Dana')}</office:change-info><text:p>old words</text:p></text:deletion>
<text:p>Dana pays<office:annotation>${change('Chris')}<text:p>no way</text:p></office:annotation> 600${note}.</text:p></office:text>`;
  const styles = '<s><number:text>$</number:text><style:header><text:p>Draft of May</text:p></style:header></s>';
  const document = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'styles.xml': styles,
    'content.xml': content,
  });
  expect(await textsOf('draft.odt', document)).toEqual([
    `[deleted: Dana 2024-03-05T09:16:00 old words]
Dana pays [comment: Chris 2024-03-05T09:16:00 no way] 600 [note 1: foot words].
Draft of May`,
  ]);
});

test('a contact card with its name only in parts, in another encoding, is read with its name', async () => {
  const card =
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:C=F4t=E9;Ann\r\nTEL:1\r\nEND:VCARD';
  expect(await textsOf('ann.vcf', card)).toEqual(['Contact: Côté, Ann\nPhone: 1']);
  expect(await textsOf('ann.vcf', card.replace('TEL', 'FN:Ann Côté\r\nTEL'))).toEqual(['Contact: Ann Côté\nPhone: 1']);
});

test('people in blind copy of a sent mail are among its people', async () => {
  const mail = mailOf({ body: 'Rent', headers: ['Bcc: Lawyer <lawyer@example.ca>'] });
  expect(await messagesOf('mail.eml', mail)).toMatchObject([
    { people: ['Ann <ann@example.ca>', 'Bob <bob@example.ca>', 'Lawyer <lawyer@example.ca>'] },
  ]);
});

test('the frames of a saved page are read below it', async () => {
  const part = (text: string) => `--b\r\nContent-Type: text/html\r\n\r\n<p>${text}</p>\r\n`;
  const page = `From: <Saved by Blink>\r\nSubject: Chat\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary=b\r\n\r\n${part('page')}${part('first frame')}${part('second frame')}--b--`;
  expect(await textsOf('page.mht', page)).toEqual(['Chat\npage\nfirst frame\nsecond frame']);
});

const event = (...lines: string[]) => ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines].join('\r\n');

test.each([
  [
    'a whole day that ends on itself',
    event('DTSTART;VALUE=DATE:20240311', 'DTEND;VALUE=DATE:20240311', 'END:VEVENT'),
    'Begins: Monday, March 11, 2024',
  ],
  ['an event that is cut off', event('SUMMARY:Hearing', 'LOCATION:Court'), 'Event: Hearing\nPlace: Court'],
  [
    'further periods',
    event('RDATE;VALUE=PERIOD:20240311T130000Z/PT1H,20240312T130000Z/20240312T140000Z', 'END:VEVENT'),
    'Also on: Monday, March 11, 2024 at 9:00\u00a0a.m. for PT1H, Tuesday, March 12, 2024 at 9:00\u00a0a.m. to Tuesday, March 12, 2024 at 10:00\u00a0a.m.',
  ],
  [
    'words of version 1.0',
    event('SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=', '=A9 with Ann', 'LOCATION:Court', 'END:VEVENT'),
    'Event: Café with Ann\nPlace: Court',
  ],
  [
    'what is attached',
    event(
      'URL:https://x.ca',
      'ATTACH:https://x.ca/a.pdf',
      'ATTACH;FILENAME=b.pdf;ENCODING=BASE64;VALUE=BINARY:AAAA',
      'X-RESPONSE-COMMENT:No',
      'COMPLETED:20240311T130000Z',
      'END:VEVENT',
    ),
    'Web: https://x.ca\nAttached: https://x.ca/a.pdf\nAttached: b.pdf\nComment: No\nCompleted: Monday, March 11, 2024 at 9:00\u00a0a.m.',
  ],
  [
    'when somebody is busy',
    'BEGIN:VCALENDAR\r\nBEGIN:VFREEBUSY\r\nFREEBUSY:20240311T130000Z/20240311T140000Z\r\nEND:VFREEBUSY',
    'Busy: Monday, March 11, 2024 at 9:00\u00a0a.m. to Monday, March 11, 2024 at 10:00\u00a0a.m.',
  ],
])('a calendar is read with %s', async (_, calendar, text) => {
  expect(await textsOf('dates.ics', `${calendar}\r\n`)).toEqual([text]);
});

const LINES = Array.from({ length: 1_200 }, (_, at) => `${at} ${'rent '.repeat(20)}end`);

test.each([
  ['chat.txt', '15/01/2024, 21:41 - Ann: Begin\n15/01/2024, 21:42 - Bob: One'],
  ['kakao.txt', '--------------- Monday, January 15, 2024 ---------------\n[Ann] [9:41 PM] Begin\n[Bob] [9:43 PM] One'],
])('the end of a long message of %s is kept, with its writer', async (name, chat) => {
  const messages = await messagesOf(name, [chat, ...LINES].join('\n'), 65_536);
  expect(messages.map(({ people }) => people[0])).toEqual(['Ann', 'Bob', 'Bob']);
  expect(messages.slice(1).flatMap(({ text }) => text.split('\n'))).toEqual(['One', ...LINES]);
});

const sheetsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `<sheet name="S${at}" r:id="r1"/>`).join('');
const eventOf = (number: number) => `BEGIN:VEVENT\r\nSUMMARY:${number}\r\nEND:VEVENT\r\n`;
const cardOf = (number: number) => `BEGIN:VCARD\r\nFN:${number}\r\nEND:VCARD\r\n`;
const manyOf = (one: (number: number) => string) => Array.from({ length: 20_002 }, (_, at) => one(at + 1)).join('');

test.each([
  [
    'dates.ics',
    () => `BEGIN:VCALENDAR\r\n${manyOf(eventOf)}END:VCALENDAR\r\n`,
    'events 20001 to 20002',
    'too-much-text',
  ],
  ['people.vcf', () => manyOf(cardOf), 'contacts 20001 to 20002', 'too-much-text'],
  ['book.xlsx', () => bookOf(sheetsOf(203)), 'sheets 201 to 203', 'too-much-text'],
  [
    'all.mbox',
    () => `From ann@example.ca Mon Jan 15 21:41:03 2024\n${mailOf({ body: 'rent '.repeat(10_100_000) })}`,
    'the end of mail 1',
    'larger-than',
  ],
])(
  'what exceeds a limit of %s is named',
  async (name, file, part, code) => {
    expect(await unreadIn(name, file(), 1_048_576)).toMatchObject([{ name: part, number: -1, failure: { code } }]);
  },
  60_000,
);
