/**
 * What a progress bar tells who does not see it: how far something is, from 0 to 100, what it is that goes on, and how
 * far in words where a figure alone says less.
 */
export const progressBar = (percent: number, label: string, words?: string) =>
  ({
    role: 'progressbar',
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': words,
    'aria-label': label,
  }) as const;
