const day = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date(at));

const source = (sender: string | undefined, at: string | null, filename: string): string =>
  [sender ?? filename, at && day(at)].filter(Boolean).join(', ');

/** What the search says around the words of the evidence. */
export const evidenceAnswers = {
  nothingFound: 'Nothing in your evidence answers this. Try other words, a name or a date.',
  introduction: (places: number) =>
    places === 1
      ? 'One place in your evidence comes closest to this:'
      : `${places} places in your evidence come closest to this:`,
  closest: (places: number) =>
    `Nothing in your evidence clearly answers this. ${places === 1 ? 'This place comes' : 'These places come'} closest, but perhaps it is not what you asked for:`,
  quote: (snippet: string, sender: string | undefined, at: string | null, filename: string) =>
    `${source(sender, at, filename)}: “${snippet}”${sender === undefined ? '' : ` (${filename})`}`,
  assisted: 'The assistant wrote this from your evidence. Each sentence names the words it is based on:',
  sentence: (text: string, sources: string[]) => `${text} ${sources.map((one) => `[${one}]`).join(' ')}`,
  source: (number: number, sender: string | undefined, at: string | null, filename: string) =>
    `${number}: ${source(sender, at, filename)}`,
  notAnswered: 'The assistant gave no answer that we could use. Here are the words from your evidence instead.',
  notProven: 'The assistant found nothing that your evidence proves. These places come closest to your question.',
};
