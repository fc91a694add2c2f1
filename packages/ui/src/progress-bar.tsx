/**
 * ARIA attributes of a progress bar.
 * @param percent 0 to 100.
 * @param words for progress that a figure alone does not describe.
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
