const day = (at: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date(at));

/** What the search says around the words of the evidence. */
export const evidenceAnswers = {
  nothingFound: 'Nothing in your evidence answers this. Try other words, a name or a date.',
  introduction: (places: number) =>
    places === 1 ? 'Your evidence says this in one place:' : `Your evidence speaks of this in ${places} places:`,
  quote: (snippet: string, sender: string | undefined, at: string | null, filename: string) =>
    `${[sender ?? filename, at && day(at)].filter(Boolean).join(', ')}: “${snippet}”`,
};
