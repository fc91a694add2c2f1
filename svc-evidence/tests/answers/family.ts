export const CHAT = `[2024-01-08, 7:42:10 AM] Dana Sample: Morning. Mia has a fever, I'm keeping her home today
[2024-01-08, 7:44:51 AM] Sam Sample: ok poor thing. can you send me the note from the doctor after
[2024-01-08, 12:15:33 PM] Dana Sample: Dr. Okafor says it's an ear infection. Antibiotics for 10 days, $38.50 at the pharmacy
[2024-01-08, 12:16:02 PM] Sam Sample: I'll e-transfer half
[2024-01-12, 6:01:44 PM] Sam Sample: can I get the kids at 5 instead of 6 on Friday? my mom is in town
[2024-01-12, 6:20:09 PM] Dana Sample: 5 is fine. Please have them back Sunday by 7, Leo has a test Monday
[2024-01-14, 8:31:27 PM] Dana Sample: It's 8:30. Where are they?
[2024-01-14, 8:47:55 PM] Sam Sample: traffic on the 401, there in 20 min. sorry should have texted
[2024-02-01, 9:00:12 AM] Dana Sample: February support hasn't come in yet
[2024-02-01, 9:12:40 AM] Sam Sample: payday is the 5th this month. you'll have the 1,150 on Monday
[2024-02-05, 10:03:18 AM] Sam Sample: sent 1,150 just now
[2024-02-05, 10:30:00 AM] Dana Sample: Got it, thank you
[2024-02-19, 4:22:31 PM] Dana Sample: Happy family day! Leo wants to show you his snow fort
[2024-02-19, 4:40:10 PM] Sam Sample: haha tell him I'm coming tomorrow with the big shovel
[2024-03-04, 8:15:20 PM] Sam Sample: I talked to the bank. if you want to keep the house you'd have to refinance in your name alone by the end of August
[2024-03-04, 8:19:43 PM] Dana Sample: I know. The broker thinks I qualify for 410,000 if my sister co-signs
[2024-03-04, 8:21:00 PM] Sam Sample: then I'd want my half of the equity in cash, not spread over years
[2024-03-18, 7:05:36 AM] Dana Sample: Swimming starts April 9, Tuesdays at 5:30. It's $164 for both for the season
[2024-03-18, 7:30:15 AM] Sam Sample: I can take them Tuesdays, that works better than my Thursdays anyway
[2024-03-18, 7:31:02 AM] Dana Sample: Great. I'll sign them up
[2024-04-02, 9:48:27 PM] Sam Sample: my lease at 88 Harbord is signed, I move out of the basement on April 15
[2024-04-02, 9:55:51 PM] Dana Sample: Ok. Please leave the key with Mrs. Petrov next door
[2024-04-15, 6:12:08 PM] Sam Sample: that's the last box. key is with Mrs P
[2024-05-10, 11:20:45 AM] Dana Sample: The daycare raised fees, it's 62 a day from June on
[2024-05-10, 11:41:12 AM] Sam Sample: seriously? what about the subsidy you applied for
[2024-05-10, 11:44:30 AM] Dana Sample: They said no because of my overtime last year
[2024-06-21, 3:33:33 PM] Sam Sample: I want to take them to Halifax July 6 to 20 to see my dad
[2024-06-21, 3:58:02 PM] Dana Sample: That's fine, send me the flights. I'd like a video call every second evening
[2024-06-21, 4:01:47 PM] Sam Sample: deal
[2024-08-26, 7:59:14 PM] Dana Sample: I sold the canoe, 700. Your half is on its way
[2024-08-26, 8:05:50 PM] Sam Sample: thx. the Corolla stays with you as we said, right
[2024-08-26, 8:06:33 PM] Dana Sample: Yes, and you keep the truck`;

export const MAIL = {
  from: 'Dana Sample <dana@example.ca>',
  to: 'Sam Sample <sam@example.ca>',
  subject: 'Summary of Saturday',
  body: 'Sam, to keep it in writing: we agreed that the children stay with me during the week and with you every second weekend, from Friday after school to Sunday at 7 pm. The line of credit, 14,200 dollars, is joint and we each pay half.\n\nDana',
};

export const LETTER =
  'Re: Pension of Samuel Sample. The family law value of the pension as of the valuation date of April 15, 2024 is $86,412.00.';
