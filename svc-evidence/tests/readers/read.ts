import { readEvidence } from '../../src/readers/read-evidence.js';
import type { Message, TextUnit, Unit, Unread } from '../../src/readers/unit.js';

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** Small pieces, so that every boundary is met. */
const unitsOf = async (filename: string, content: string | Buffer, pieces = 7): Promise<Unit[]> => {
  const units: Unit[] = [];
  const bytes = inPieces(Buffer.from(content), pieces);
  for await (const unit of readEvidence({ filename, bytes, depth: 0 })) units.push(unit);
  return units;
};

export const read = async (...given: Parameters<typeof unitsOf>): Promise<TextUnit[]> =>
  (await unitsOf(...given)).filter((unit) => unit.kind !== 'unread');

export const unreadIn = async (...given: Parameters<typeof unitsOf>): Promise<Unread[]> =>
  (await unitsOf(...given)).filter((unit) => unit.kind === 'unread');

export const messagesOf = async (...given: Parameters<typeof read>): Promise<Message[]> =>
  (await read(...given)).filter((unit): unit is Message => unit.kind === 'message');
