import type { EntityManager } from 'typeorm';

/** The part of pg's Query interface that COPY needs. */
interface Statement {
  submit(connection: { query(text: string): void }): void;
  handleCopyData(message: { chunk: Buffer }): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

interface Client {
  query(statement: Statement): void;
}

const copied = (client: Client, select: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    client.query({
      submit: (connection) => connection.query(`copy (${select}) to stdout (format binary)`),
      // The client reuses its buffer.
      handleCopyData: ({ chunk }) => pieces.push(Buffer.from(chunk)),
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(Buffer.concat(pieces)),
      handleError: reject,
    });
  });

/** Signature, flags and length of the extension. */
const HEADER_BYTES = 19;

function* rowsIn(bytes: Buffer): Iterable<(Buffer | null)[]> {
  let at = HEADER_BYTES;
  for (let fields = bytes.readInt16BE(at); fields >= 0; fields = bytes.readInt16BE(at)) {
    at += 2;
    const row: (Buffer | null)[] = [];
    for (let field = 0; field < fields; field += 1) {
      const length = bytes.readInt32BE(at);
      at += 4;
      row.push(length < 0 ? null : bytes.subarray(at, at + length));
      at += Math.max(length, 0);
    }
    yield row;
  }
}

/** Rows of a select by binary COPY: three times as fast as bytea in hexadecimal. COPY takes no parameters. */
export const copyRows = async (manager: EntityManager, select: string): Promise<(Buffer | null)[][]> => {
  const runner = manager.queryRunner ?? manager.connection.createQueryRunner();
  try {
    const client: Client = await runner.connect();
    return [...rowsIn(await copied(client, select))];
  } finally {
    if (!manager.queryRunner) await runner.release();
  }
};
