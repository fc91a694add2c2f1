/** The figures of the tracker next to what was agreed. */
export const agreedOtherwiseWording = {
  title: 'Your agreement differs from your finances',
  neither: 'neither of you pays',
  owner: (amount: string) => `you pay ${amount}`,
  partner: (amount: string) => `your partner pays ${amount}`,
  equalization: (calculated: string, agreed: string) =>
    `Equalization: by what is listed in your finances, ${calculated}. In the agreement, ${agreed}. You may agree on another amount than the law calculates, and the way in which you divide the rest is often the reason. Both of you should know the difference.`,
  debts: (count: number) =>
    `Debts: your finances list ${count === 1 ? 'one debt' : `${count} debts`} that neither of you is named to pay. The agreement states that there are no debts to divide.`,
  change: { equalization: 'Change what you agreed about equalization', debts: 'Change the answer about debts' },
  finances: 'See your finances',
} as const;
