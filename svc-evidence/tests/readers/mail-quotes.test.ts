import { mailOf } from './files.js';
import { msgOf } from './office.js';
import { pstOf } from './outlook-data.js';
import { messagesOf } from './read.js';

const ON_WROTE = 'On Mon, Jan 15, 2024 at 9:41 PM Ann <ann@example.ca> wrote:';
const OFFER = 'I will give up my share of the cottage';

/** Quotes in brackets: without sender and day. */
const sectionsOf = async (...given: Parameters<typeof messagesOf>) => {
  const found = await messagesOf(...given);
  const [first] = found;
  return found.map(({ path, people, at, text, thread }) => {
    const isQuoted = people.length === 0 && at === null;
    expect({ thread, path }).toEqual({ thread: first?.thread, path: isQuoted ? 'mail, quoted text' : 'mail' });
    if (!isQuoted) expect([people, at]).toEqual([first?.people, first?.at]);
    return isQuoted ? `[${text}]` : text;
  });
};

const sectionsOfBody = (body: string, headers: string[] = []) =>
  sectionsOf('mail.eml', mailOf({ from: 'Bob <bob@example.ca>', subject: 'Re: Cottage', body, headers }));

test.each([
  ['marked', `No, I do not agree.\n\n${ON_WROTE}\n\n> ${OFFER}\n>\n> Ann`, `${ON_WROTE}\n\n${OFFER}\n\nAnn`],
  ['marked, under two lines', `No, I do not agree.\n${ON_WROTE.replace(' Ann', '\nAnn')}\n>${OFFER}`, undefined],
  ['marked, in French', `No, I do not agree.\nLe lun. 15 janv. 2024 à 21:41, Ann a écrit :\n> ${OFFER}`, undefined],
  ['marked, under a name', `No, I do not agree.\nAnn Carter wrote:\n> ${OFFER}\n>From May on.`, undefined],
  ['of Outlook', `No, I do not agree.\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\n\n${OFFER}`, undefined],
  ['of Outlook, by its headers', `No, I do not agree.\n\nFrom: Ann\nSent: Monday\nTo: Bob\n\n${OFFER}`, undefined],
  ['of Outlook, in French', `No, I do not agree.\n\nDe : Ann\nEnvoyé : lundi\nÀ : Bob\n\n${OFFER}`, undefined],
  ['of Yahoo', `No, I do not agree.\n\n${ON_WROTE}\n\n${OFFER}\n\nAnn`, undefined],
  [
    'that Yahoo forwards, its headers beside the ruler',
    `No, I do not agree.\n\n   ----- Forwarded Message ----- From: Ann <ann@example.ca>To: Bob <bob@example.ca>Sent: Monday\n ${OFFER}`,
    undefined,
  ],
  [
    'that Yahoo forwards, once sent to many',
    `No, I do not agree.\n\n   ----- Forwarded Message ----- From: Ann <ann@example.ca>To: ${'Bob <bob@example.ca>'.repeat(20)}\n ${OFFER}`,
    undefined,
  ],
  ['that is forwarded in French', `No, I do not agree.\n\n----- Mail transféré ----- De : Ann\n${OFFER}`, undefined],
])('a quote below a reply is not attributed to the replier: %s', async (_, body, quoted) => {
  for (const newline of ['\n', '\r\n']) {
    const [own, quote, ...more] = await sectionsOfBody(body.replaceAll('\n', newline));
    expect([own, more]).toEqual(['Re: Cottage\nNo, I do not agree.', []]);
    expect(quote).toMatch(/^\[(?:On|Le|Ann|-----|From|De).*/);
    expect(quote).toContain(OFFER);
    if (quoted) expect(quote?.replaceAll('\r', '')).toBe(`[${quoted}]`);
  }
});

const NAMED = 'Ann <ann@example.ca>';

test.each([
  `Am Mo., 15. Jan. 2024 um 21:41 Uhr schrieb ${NAMED}:`,
  'Am Mo., 15. Jan. 2024 um 21:41 Uhr schrieb Ann Carter\n<ann@example.ca>:',
  'El lun, 15 ene 2024 a las 21:41, Ann (<ann@example.ca>) escribió:',
  `Em seg., 15 de jan. de 2024 às 21:41, ${NAMED} escreveu:`,
  `Il giorno lun 15 gen 2024 alle ore 21:41 ${NAMED} ha scritto:`,
  `Op ma 15 jan 2024 om 21:41 schreef ${NAMED}:`,
  `pon., 15 sty 2024 o 21:41 ${NAMED} napisał(a):`,
  `W dniu 15.01.2024 o 21:41, ${NAMED} pisze:`,
  `${NAMED} 于2024年1月15日周一 21:41写道：`,
  `${NAMED} 於 2024年1月15日 週一 下午9:41寫道：`,
  'Von: Ann\nGesendet: Montag\nAn: Bob\nBetreff: Haus',
  '*Von:* Ann\n*Datum:* Montag\n*An:* Bob\n*Betreff:* Haus',
  'De: Ann\nEnviado el: lunes\nPara: Bob\nAsunto: Casa',
  'De: Ann\nEnviada em: segunda\nPara: Bob\nAssunto: Casa',
  'Da: Ann\nInviato: lunedì\nA: Bob\nOggetto: Casa',
  'Van: Ann\nVerzonden: maandag\nAan: Bob\nOnderwerp: Huis',
  'Od: Ann\nWysłano: poniedziałek\nDo: Bob\nTemat: Dom',
  '发件人: Ann\n发送时间: 2024年1月15日\n收件人: Bob\n主题: 房子',
  '寄件者： Ann\n寄件日期： 2024年1月15日\n收件者： Bob\n主旨： 房子',
  '-----Ursprüngliche Nachricht-----\nVon: Ann',
  '---------- Mensaje reenviado ---------\nDe: Ann',
  'From: Ann\nDate: Monday\nTo: Bob <bob@x.ca>, Pat <pat@x.ca>,\nLee <lee@x.ca>,\nKim\n<kim@x.ca>; Sam\nCc: Zoë\nSubject: House',
])('a quote is not attributed to the replier, below the introduction %j', async (introduction) => {
  expect(await sectionsOfBody(`No, I do not agree.\n\n${introduction}\n\n${OFFER}`)).toEqual([
    'Re: Cottage\nNo, I do not agree.',
    `[${introduction}\n\n${OFFER}]`,
  ]);
});

test.each([
  [
    'Gmail',
    `<div class="gmail_quote"><div class="gmail_attr">Am 15. Jan. schrieb Ann:<br></div><blockquote class="gmail_quote">${OFFER}<br><br>Ann</blockquote></div>`,
    `Am 15. Jan. schrieb Ann:\n${OFFER}\nAnn`,
  ],
  ['Apple', `<BLOCKQUOTE type="cite"><div>Ann wrote:</div><div>${OFFER}</div></BLOCKQUOTE>`, `Ann wrote:\n${OFFER}`],
  [
    'Thunderbird',
    `<div class="moz-cite-prefix">Am 15.01.24 schrieb Ann:</div><blockquote>${OFFER}</blockquote>`,
    undefined,
  ],
  ['Yahoo', `<div class="x yahoo_quoted"><div>Ann: </div><div>${OFFER}</div></div>`, `Ann: \n${OFFER}`],
  [
    'Outlook',
    `<hr><div id="divRplyFwdMsg"><b>Von:</b> Ann<br><b>Gesendet:</b> Montag</div><div>${OFFER}</div>`,
    `Von: Ann\nGesendet: Montag\n${OFFER}`,
  ],
  ['Outlook for Windows', `<p><b>From:</b> Ann <br><b>Sent:</b> Monday</p><p>${OFFER}</p>`, undefined],
  [
    'a quote in a quote',
    `<blockquote>${OFFER}<blockquote>Who will?</blockquote></blockquote>`,
    `${OFFER}\n> Who will?`,
  ],
])('a quote in HTML is not the replier’s: %s', async (_, html, quoted = expect.stringContaining(OFFER)) => {
  const mail = ['From: Bob', 'Date: 16 Jan 2024', 'Subject: Re: Cottage', 'Content-Type: text/html', ''];
  const [own, quote, ...more] = await sectionsOf(
    'mail.eml',
    [...mail, `<html><body><div>No, I do not <b>agree</b>.</div>${html}</body></html>`].join('\n'),
  );
  expect([own, more]).toEqual(['Re: Cottage\nNo, I do not agree.', []]);
  expect(quote?.slice(1, -1)).toEqual(quoted);
});

test('a reply line by line stays in its order', async () => {
  const body = `${ON_WROTE}\n> Will you pay 500?\n\nNo.\n\n> And 900?\nYes,\n\non Monday.\n>`;
  expect(await sectionsOfBody(body)).toEqual([
    'Re: Cottage',
    `[${ON_WROTE}\nWill you pay 500?]`,
    'No.',
    '[And 900?]',
    'Yes,\n\non Monday.',
  ]);
  const html = `<blockquote>Will you pay 500?</blockquote>No.<blockquote>And 900?</blockquote><p>Yes</p>`;
  const mail = `From: Bob\nSubject: Fees\nContent-Type: text/html\n\n${html}`;
  const found = await messagesOf('mail.eml', mail);
  expect(found.map(({ text }) => text)).toEqual(['Fees', 'Will you pay 500?', 'No.', 'And 900?', 'Yes']);
});

test('a wrapped line of a quote stays in the quote, and a reply below it does not', async () => {
  const long = 'I will give up my share of the cottage, if you promise me that you';
  expect(await sectionsOfBody(`> ${long}\nnever\n> sell it.\nNo.\n> ${long}?\nyes\n> Good`)).toEqual([
    'Re: Cottage',
    `[${long}\nnever\nsell it.]`,
    'No.',
    `[${long}?]`,
    'yes',
    '[Good]',
  ]);
});

test('a mail that is only a quote or a forward is read', async () => {
  const forwarded = `---------- Forwarded message ---------\nFrom: Ann <ann@example.ca>\nDate: Mon\n\n${OFFER}`;
  expect(await sectionsOfBody(forwarded)).toEqual(['Re: Cottage', `[${forwarded}]`]);
  expect(await sectionsOfBody(`> ${OFFER}`)).toEqual(['Re: Cottage', `[${OFFER}]`]);
  const nested = `-----Original Message-----\nFrom: Ann\n\nYes.\n> ${OFFER}?`;
  expect(await sectionsOfBody(nested)).toEqual(['Re: Cottage', `[${nested}]`]);
  const apple = `Begin forwarded message:\n\n> From: Ann\n> Date: Monday\n> \n> ${OFFER}\n\nSee?`;
  expect(await sectionsOfBody(apple)).toEqual([
    'Re: Cottage',
    `[Begin forwarded message:\n\nFrom: Ann\nDate: Monday\n\n${OFFER}]`,
    'See?',
  ]);
});

const FORWARDED_BY_GMAIL = `---------- Forwarded message ---------<br>寄件者： <b>Ann</b> &lt;ann@example.ca&gt;<br>Date: Sun<br>`;

test.each([
  ['as it is', `<br><br>${OFFER}<br>Ann`],
  ['in a block', `<br><br><div dir="ltr"><p>Hi</p>${OFFER}</div>`],
  ['an answer below a quote', `<br><blockquote type="cite">Will you?</blockquote><p>${OFFER}</p>`],
  ['one that was forwarded, too', `<br><div class="gmail_quote"><div class="gmail_attr">--</div>${OFFER}</div>Ann`],
  ['several', `<br>Hi<div class="gmail_attr">---------- Forwarded message ---------</div>${OFFER}`],
])('a mail forwarded by Gmail with unmarked text is not the forwarder’s: %s', async (_, html) => {
  const quote = `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">${FORWARDED_BY_GMAIL}</div>${html}</div>`;
  const mail = `From: Bob\nDate: 16 Jan 2024\nSubject: Fwd: Cottage\nContent-Type: text/html\n\n<div>See.</div>${quote}<p>Bob</p>`;
  const [own, forwarded, ...more] = await sectionsOf('mail.eml', mail);
  expect([own, more]).toEqual(['Fwd: Cottage\nSee.', ['Bob']]);
  expect(forwarded).toMatch(/^\[---------- Forwarded message ---------\n寄件者： Ann/);
  expect(forwarded).toContain(OFFER);
});

test('replies between Gmail quotes are attributed to the replier', async () => {
  const cite = (text: string) => `<blockquote class="gmail_quote"><blockquote>So?</blockquote>${text}</blockquote>`;
  const html = `<div class="gmail_quote"><div class="gmail_attr">Ann:</div><br>${cite('500?')}No.${cite('900?')}Yes.</div>`;
  expect(await sectionsOf('mail.eml', `From: Bob\nSubject: Fees\nContent-Type: text/html\n\n${html}`)).toEqual([
    'Fees',
    '[Ann:\n> So?\n500?]',
    'No.',
    '[> So?\n900?]',
    'Yes.',
  ]);
});

test.each([
  ['a line that a mailbox escaped', 'See\n\n>From May on I pay.\n\nBob'],
  ['words that somebody wrote', 'On 15 January you wrote:\nI will pay.\nSo pay.'],
  ['the way to somewhere', 'From: school\nTo: my home\nDate: Friday\nI will bring her.'],
  ['words that somebody wrote, in German', 'Am 15. Januar schrieb Anna mir:\nIch zahle.\nAlso zahle.'],
  ['words that somebody wrote, in Spanish', 'El 15 de enero Ana escribió:\nYo pago.'],
  ['the way to somewhere, in German', 'Von: Schule\nAn: Haus\nIch bringe sie.'],
  ['headers far above a subject', 'From: school\nTo: my home\nDate: Friday\nI bring her.\nShe eats.\nSubject: none'],
  ['one header', 'From: the bank\nI got nothing.'],
  ['a ruler', '-----\nMessage\n-----'],
  ['a list of what is to come', '-- forwarded message -- I will get it to you\n- original message'],
  ['a comparison', 'It is\n5 > 4, and I am right.'],
])('%s is not a quote', async (_, body) => {
  expect(await sectionsOfBody(body)).toEqual([`Re: Cottage\n${body}`]);
});

test('an indented paragraph is not a quote', async () => {
  const html = '<p>It is</p><blockquote style="margin:0 0 0 40px;border:none;padding:0px">900 dollars</blockquote>';
  const [found, ...more] = await messagesOf('mail.eml', `Subject: Fees\nContent-Type: text/html\n\n${html}`);
  expect([found?.text, more]).toEqual(['Fees\nIt is\n900 dollars', []]);
});

test('Outlook mails are separated from their quotes', async () => {
  const body = `No.\r\n\r\n________________________________\r\nFrom: Ann\r\nSent: Monday\r\n\r\n${OFFER}`;
  const mail = { from: 'Bob', to: 'Ann', subject: 'Fees', date: '2024-01-16T02:41:03.000Z', body };
  const expected = [
    {
      path: expect.stringMatching(/^mail( 1)?$/),
      people: expect.arrayContaining(['Bob']),
      at: mail.date,
      text: 'Fees\nNo.',
    },
    {
      path: expect.stringMatching(/^mail( 1)?, quoted text$/),
      people: [],
      at: null,
      text: expect.stringContaining(OFFER),
    },
  ];
  expect(await messagesOf('mail.msg', msgOf(mail), 4_096)).toMatchObject(expected);
  expect(await messagesOf('all.pst', pstOf(mail), 65_536)).toMatchObject(expected);
});

test('a mail with ever more quotes becomes a limited number of messages', async () => {
  const found = await messagesOf('mail.eml', mailOf({ body: '> a\nb\n'.repeat(50_000) }), 65_536);
  expect(found.length).toBeLessThan(300);
  expect(found.at(-1)).toMatchObject({ people: [], text: expect.stringContaining('b') });
});
