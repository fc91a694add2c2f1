/** Hundredths of a percent as percent with at most one decimal. */
export const inPercent = (hundredths: number): number => Math.round(hundredths / 10) / 10;
