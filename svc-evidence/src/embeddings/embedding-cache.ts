import { hash } from 'node:crypto';

/** About 25 MB. */
const MOST = 50_000;
/** Embeddings reveal content, so they are kept no longer than useful. */
const IDLE_MS = 600_000;

/** The model ignores case and line breaks. */
const keyOf = (text: string): string => hash('sha256', text.toLowerCase().trim().replace(/\s+/g, ' '), 'base64');

/**
 * Caches embeddings of repeated texts (newsletters, duplicate exports). Holds one case at a time, so cases are never
 * compared.
 */
export class EmbeddingCache {
  private known = new Map<string, Buffer>();
  private caseId = '';
  private idle?: NodeJS.Timeout;

  async of(caseId: string, texts: string[], embed: (texts: string[]) => Promise<Buffer[]>): Promise<Buffer[]> {
    const known = this.knownOf(caseId);
    const keys = texts.map(keyOf);
    const fresh = new Map<string, string>();
    const found = new Map<string, Buffer>();
    for (const [at, key] of keys.entries()) {
      const before = known.get(key);
      if (before) found.set(key, before);
      else fresh.set(key, texts[at] ?? '');
    }
    const made = await embed([...fresh.values()]);
    for (const [at, key] of [...fresh.keys()].entries()) {
      const embedding = made[at];
      if (!embedding) continue;
      found.set(key, embedding);
      if (known.size < MOST) known.set(key, embedding);
    }
    return keys.flatMap((key) => found.get(key) ?? []);
  }

  private knownOf(caseId: string): Map<string, Buffer> {
    if (caseId !== this.caseId || this.known.size >= MOST) this.known = new Map();
    this.caseId = caseId;
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.known.clear(), IDLE_MS).unref();
    return this.known;
  }
}
