export const messages = [
  'Did you pay the hockey fees for Leo?',
  'Yes, I paid 400 dollars for hockey on Friday.',
  'Good night.',
];
export const passages = messages.map((text, position) => ({
  stored: {
    fileId: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
    filename: 'chat.txt',
    position,
    path: `message ${position + 1}`,
    people: [position === 1 ? 'Bob' : 'Ann'],
    at: '2024-01-15T14:45:00.000Z',
    text,
  },
  text,
  score: 0.7,
}));
