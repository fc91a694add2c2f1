import type { ReleaseManifest, SignedManifest } from '@evenhand/contracts/remotes';

/** What the page pins of its site. */
export interface Pinned {
  keys: string[];
  site: string;
}

export const pinned = (): Pinned => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="release-keys"]');
  return { keys: meta?.content.split(' ') ?? [], site: meta?.dataset.site ?? '' };
};

const nameOf = (key: string): string => `evenhand-release-${key}`;

/** The highest version that this browser has seen, by pinned key: another installation has another key. */
const readMark = (key: string): number => {
  try {
    return Number(localStorage.getItem(nameOf(key)));
  } catch {
    // The browser keeps nothing.
    return 0;
  }
};

const keepMark = (key: string, version: number): void => {
  try {
    localStorage.setItem(nameOf(key), String(version));
  } catch {
    // The browser keeps nothing.
  }
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const isSignedBy = async (x: string, signature: string, payload: string): Promise<boolean> => {
  const algorithm = 'Ed25519';
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: algorithm, x }, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, bytesOf(signature), new TextEncoder().encode(payload));
};

/** False over plain http, where the page can be forged, and in browsers older than Ed25519 in Web Cryptography. */
const canVerify = async (): Promise<boolean> => {
  if (!crypto.subtle) return false;
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'NotSupportedError');
  }
};

/** The pinned key that signed; undefined when none did. */
const signerOf = async ({ payload, signatures }: SignedManifest, keys: string[]): Promise<string | undefined> => {
  for (const { key, signature } of signatures)
    if (keys.includes(key) && (await isSignedBy(key, signature, payload))) return key;
  return undefined;
};

/**
 * Opens a manifest that a pinned key signed.
 * @throws Error when it is unsigned, of another site, expired, or older than one that this browser has seen
 */
export const openManifest = async (
  signed: SignedManifest,
  { keys, site }: Pinned,
  now = Date.now(),
): Promise<ReleaseManifest> => {
  const manifest: ReleaseManifest = JSON.parse(signed.payload);
  if (process.env.NODE_ENV === 'development') return manifest;
  const signer = (await canVerify()) ? await signerOf(signed, keys) : keys[0];
  if (!signer) throw new Error('The releases of this site are not signed by a key of its page');
  if (manifest.site !== site) throw new Error(`The releases are of ${manifest.site}`);
  if (!(Date.parse(manifest.expires) > now)) throw new Error(`The releases expired on ${manifest.expires}`);
  const seen = readMark(signer);
  if (manifest.version < seen) throw new Error(`The releases are older than version ${seen}`);
  for (const key of keys) keepMark(key, manifest.version);
  return manifest;
};
