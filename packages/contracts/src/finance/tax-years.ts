/** Always offered, newest first. */
export const SPECIFIED_TAX_YEARS = [2024, 2023, 2022, 2021] as const;

/** The tax years offered on a day (`YYYY-MM-DD`): finished years since, then the specified ones. */
export const taxYearsOn = (today: string): number[] => {
  const newest = SPECIFIED_TAX_YEARS[0];
  const finished = Number(today.slice(0, 4)) - 1;
  const added = Array.from({ length: Math.max(0, finished - newest) }, (_, index) => finished - index);
  return [...added, ...SPECIFIED_TAX_YEARS];
};
