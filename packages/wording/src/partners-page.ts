/** The owner looks at the draft as the partner's link shows it. */
export const partnersPageWording = {
  title: 'As your partner sees it',
  neutralTitle: 'Preview',
  link: 'See it as your partner does',
  lead: (name: string) =>
    `This is what ${name} reads by the link: "you" is ${name} here. Your notes, your answers and the private questions are not in it.`,
  decides: (name: string) =>
    `${name} approves or asks for a change here. Comments for both of you are under each article.`,
  back: 'Back to the agreement',
  loading: 'Opening what your partner sees…',
  loadFailed: 'We could not open this. Nothing is lost.',
  tryAgain: 'Try Again',
} as const;
