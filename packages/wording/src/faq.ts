export const faqWording = {
  title: 'Questions and answers',
  lead: 'Short answers. They are legal information for Ontario, not legal advice.',
  items: [
    {
      question: 'Is an agreement made here binding?',
      answer:
        'In Ontario a separation agreement must be in writing, signed by both and witnessed (Family Law Act, section 55(1)). The steps here see to all three. A court can still set an agreement aside, for example when someone hid a significant asset or debt, or did not understand what they signed (section 56(4)).',
    },
    {
      question: 'Do we need lawyers?',
      answer:
        'The law does not ask for them. Advice from your own lawyer makes an agreement harder to challenge, and each of you can take the draft to one. If you go without, the record of signing says that you chose to.',
    },
    {
      question: 'Is an electronic signature valid?',
      answer:
        'Ontario’s Electronic Commerce Act, 2000 allows electronic signatures (section 11) and does not list domestic contracts among its exclusions. Each of you signs with a witness who is present. Whether a witness may watch by video has not been settled, so we ask for one in the same room.',
    },
    {
      question: 'Who can be a witness?',
      answer:
        'An adult who is not one of the two of you and who is in the room when you sign. The witness signs too, by a link of their own.',
    },
    {
      question: 'Does my partner need an account?',
      answer:
        'No. Your partner opens a link, confirms it with a one-time code, and can read, approve, decline and sign.',
    },
    {
      question: 'What does my partner see?',
      answer:
        'The agreement that you invite them to read, and what you choose of your finances when you send them a disclosure. Not your account, and not the private safety questions.',
    },
    {
      question: 'How is child support calculated?',
      answer:
        'By the tables of the Federal Child Support Guidelines: the paying parent’s income, the number of children and the province set the amount. When each parent has the children at least 40 percent of the time, the tables are only the starting point (section 9).',
    },
    {
      question: 'What if we agree on less than the table amount?',
      answer:
        'You can, with a reason, and the reason goes into the agreement. A court that is asked for a divorce must be satisfied that there are reasonable arrangements for the children, and can hold it back otherwise (Divorce Act, section 11(1)(b)).',
    },
    {
      question: 'Can we settle parenting and support for good?',
      answer:
        'Not against the children’s interests. Terms about children give way when they are not in their best interests (Family Law Act, section 56(1)).',
    },
    {
      question: 'We were not married. Can we use this?',
      answer:
        'Yes. Property works differently: without a marriage there is no equalization, each keeps their own, and joint property is divided. The text follows what you answer.',
    },
    {
      question: 'Can we change the agreement later?',
      answer: 'Yes, in the same form: in writing, signed by both and witnessed (Family Law Act, section 55(1)).',
    },
    {
      question: 'We live outside Ontario. Can we use this?',
      answer:
        'Not yet. The text follows Ontario’s law. British Columbia and other provinces have other rules for property and witnesses.',
    },
  ],
} as const;
