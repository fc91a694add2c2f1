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
