import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 32 bits, the size of a sparse vector's index. */
const DIGITS = 8;

const hmac = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** HMACs and encrypted names for an untrusted server. Equal within a case, different between cases. */
export class Blind {
  private readonly words: KeyObject;
  private readonly nonces: KeyObject;
  private readonly names: KeyObject;
  private readonly knownWords = new Map<string, string>();
  private readonly knownNames = new Map<string, string>();

  constructor(secret: Buffer) {
    const keyFor = (purpose: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
    this.words = keyFor('words of the search index');
    this.nonces = keyFor('nonces of names in the search index');
    this.names = keyFor('names in the search index');
  }

  word(word: string): string {
    const known = this.knownWords.get(word) ?? hmac(this.words, word).toString('hex').slice(0, DIGITS);
    this.knownWords.set(word, known);
    return known;
  }

  /** The nonce derives from the name: deterministic, so that names can be compared. */
  seal(name: string): string {
    const known = this.knownNames.get(name) ?? this.encrypted(name);
    this.knownNames.set(name, known);
    return known;
  }

  /** Null for another case's key. */
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

export const asNumber = (blindWord: string): number => Number.parseInt(blindWord, 16);
