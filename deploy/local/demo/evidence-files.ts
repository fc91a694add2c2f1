/** An invented conversation, as exported by WhatsApp. */
const TALK = [
  ['Alex', 'I paid the daycare for this month, 850 dollars. Half of it is yours.'],
  ['Sam', 'I will send you 425 dollars on Friday.'],
  ['Sam', 'Sent. Please tell me that it came.'],
  ['Alex', 'It came, thank you.'],
  ['Sam', 'Kim has a fever and stays home from school today.'],
  ['Alex', 'I can be there at noon. The syrup is in the blue bag.'],
  ['Sam', 'Can you take the children from Friday this week? I have a late shift.'],
  ['Alex', 'Yes. I pick them up at school at 3:15.'],
  ['Alex', 'Zoé needs new skates before the season starts, about 140 dollars.'],
  ['Sam', 'Fine with me. Let us share that as well.'],
  ['Sam', 'The agent says the house could be listed in spring.'],
  ['Alex', 'Then let us ask for two more opinions about the price.'],
] as const;

const MONTHS = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];

const chat = MONTHS.flatMap((month, round) =>
  TALK.map(([who, words], index) => {
    const day = String(2 + index * 2).padStart(2, '0');
    const minute = String((index * 7 + round * 3) % 60).padStart(2, '0');
    return `[${month}-${day}, ${8 + (index % 12)}:${minute}:10] ${who === 'Alex' ? 'Alex Example' : 'Sam Sample'}: ${words}`;
  }),
);

const notes = `Parents' evening, 14 April 2026

Present: both parents and Ms. Okafor, the class teacher.
Kim reads well above the level of the grade. Zoé needs help with mathematics on Tuesdays, 45 dollars a lesson.
Both parents agree to share the cost of the lessons.
Next meeting in October.
`;

const school = `From: office@school.example.test
To: alex@example.test, sam@example.test
Subject: Summer camp fees
Date: Mon, 11 May 2026 09:12:00 -0400
Message-ID: <camp-1@school.example.test>
Content-Type: text/plain; charset=utf-8

Dear parents,

the fee for the summer camp is 620 dollars for each child. It is due by 5 June.
A receipt for your taxes comes in the fall.
`;

export const evidenceFiles = [
  { name: 'WhatsApp Chat with Sam Sample.txt', mime: 'text/plain', content: `${chat.join('\n')}\n` },
  { name: 'Parents evening.txt', mime: 'text/plain', content: notes },
  { name: 'Summer camp.eml', mime: 'message/rfc822', content: school },
] as const;
