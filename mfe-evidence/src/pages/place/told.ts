import type { Passage } from '@evenhand/contracts/evidence/search';

/** A passage where it is read, with the message that it came with. */
export interface Told {
  passage: Passage;
  /** Itself, for what came with no message. */
  said: Passage;
}

/** A picture says in its path with which message it came. */
const carries = ({ people, path }: Passage, picture: Passage): boolean =>
  people.length > 0 && picture.path.startsWith(`${path}, attachment `);

/** Pictures stand right behind the message that they came with, wherever in its file they were counted. */
export const toldInOrder = (passages: Passage[]): Told[] => {
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
