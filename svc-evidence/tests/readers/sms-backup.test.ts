import { messagesOf, read } from './read.js';

const backup = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<?xml-stylesheet type="text/xsl" href="sms.xsl"?>
<smses count="3" backup_date="1705460000000">
  <sms protocol="0" address="+14165550100" date="1705372863000" type="1" subject="null" body="Yes, I paid &#10;400 dollars" read="1" readable_date="Jan 15, 2024 9:41:03 PM" contact_name="Ann Sample" />
  <sms protocol="0" address="+14165550100" date="1705372923000" type="2" subject="null" body="Thank you" contact_name="Ann Sample" />
  <mms date="1705373000000" msg_box="1" address="+14165550100~+14165550101" contact_name="Ann Sample, Bob Sample" sub="null">
    <parts>
      <part seq="-1" ct="application/smil" text="&lt;smil&gt;" />
      <part seq="0" ct="image/jpeg" name="null" cl="skates.jpg" data="AAAA" />
      <part seq="0" ct="text/plain" text="The new skates" />
    </parts>
    <addrs><addr address="+14165550101" type="137" /><addr address="+14165550100" type="151" /></addrs>
  </mms>
</smses>`;

test('an SMS backup is read as conversations, with sender, recipient and time', async () => {
  const messages = await messagesOf('sms-20240116.xml', backup);
  expect(messages.map(({ people, at, text, source }) => [source, people, at, text])).toEqual([
    ['texts', ['Ann Sample', 'Owner of the phone'], '2024-01-16T02:41:03.000Z', 'Yes, I paid \n400 dollars'],
    ['texts', ['Owner of the phone', 'Ann Sample'], '2024-01-16T02:42:03.000Z', 'Thank you'],
    ['texts', ['+14165550101', 'Owner of the phone'], '2024-01-16T02:43:20.000Z', 'skates.jpg\nThe new skates'],
  ]);
  expect(new Set(messages.map(({ thread }) => thread)).size).toBe(2);
});

test('other XML is refused as unknown', async () => {
  await expect(read('other.xml', '<feed><entry>Hello</entry></feed>')).rejects.toThrow(
    'not an export of text messages',
  );
});
