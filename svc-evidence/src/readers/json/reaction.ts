export interface Reaction {
  emoji: string;
  /** Empty when the export only counts. */
  who: string;
  at?: string | null;
  count?: number | undefined;
}
