/** Hundredths of a per cent as a person reads them: with one decimal at most. */
export const inPercent = (hundredths: number): number => Math.round(hundredths / 10) / 10;
