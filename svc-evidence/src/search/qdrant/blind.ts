import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** So many hexadecimal digits of a word's HMAC: the 32 bits that an index of a sparse vector has. */
const DIGITS = 8;

const hmac = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * What stands in for words and names where nobody else may read them. The same gives the same within a case, so it can
 * be looked for, and something else in every other case.
 */
export class Blind {
  private readonly words: KeyObject;
  private readonly nonces: KeyObject;
  private readonly names: KeyObject;
  private readonly knownWords = new Map<string, string>();
  private readonly knownNames = new Map<string, string>();

  /** @param secret the key of the case */
  constructor(secret: Buffer) {
    const keyFor = (purpose: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
    this.words = keyFor('words of the search index');
    this.nonces = keyFor('nonces of names in the search index');
    this.names = keyFor('names in the search index');
  }

  /** Eight hexadecimal digits for a word. They lead back to no word. */
  word(word: string): string {
    const known = this.knownWords.get(word) ?? hmac(this.words, word).toString('hex').slice(0, DIGITS);
    this.knownWords.set(word, known);
    return known;
  }

  /** A name, encrypted. The nonce comes from the name, so that one name is sealed one way. */
  seal(name: string): string {
    const known = this.knownNames.get(name) ?? this.encrypted(name);
    this.knownNames.set(name, known);
    return known;
  }

  /** The name that was sealed; null when it was not sealed with this case's key. */
  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv(ALGORITHM, this.names, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
    } catch {
      return null;
    }
  }

  private encrypted(name: string): string {
    const nonce = hmac(this.nonces, name).subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.names, nonce);
    return Buffer.concat([nonce, cipher.update(name, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
  }
}

/** A blind word as a number, as Qdrant takes it. */
export const asNumber = (blindWord: string): number => Number.parseInt(blindWord, 16);
