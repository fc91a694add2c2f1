import type { Passage } from '@evenhand/contracts/evidence/search';

/** A passage with the message that it was attached to. */
export interface PlacedPassage {
  passage: Passage;
  /** The passage, when it was attached to none. */
  said: Passage;
}

/** A picture's path contains its message. */
const carries = ({ people, path }: Passage, picture: Passage): boolean =>
  people.length > 0 && picture.path.startsWith(`${path}, attachment `);

/** Moves pictures directly after the message that they were attached to. */
export const inReadingOrder = (passages: Passage[]): PlacedPassage[] => {
  const saidWith = new Map<Passage, Passage>();
  for (const picture of passages) {
    const message = picture.picture ? passages.findLast((one) => carries(one, picture)) : undefined;
    if (message) saidWith.set(picture, message);
  }
  return passages
    .filter((passage) => !saidWith.has(passage))
    .flatMap((said) =>
      [said, ...passages.filter((one) => saidWith.get(one) === said)].map((passage) => ({ passage, said })),
    );
};

/** The passages that show their picture: of those read from one picture the cited one, or the first. */
export const withPictures = (passages: Passage[], cited: number): Set<Passage> => {
  const shown = new Map<number, Passage>();
  for (const passage of passages) {
    if (!passage.picture) continue;
    if (!shown.has(passage.picture) || passage.position === cited) shown.set(passage.picture, passage);
  }
  return new Set(shown.values());
};
