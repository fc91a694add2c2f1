/** Pages of the shell. Those of the micro front ends are in /remotes.json, under `paths`. */
export const shellPages = ['/', '/auth/magic-link'] as const;

/** An unknown article is drawn as the first one, readable without scripts. */
export const drawnInsteadOf = (path: string): string | null => (/^\/blog\/[^/]+$/.test(path) ? '/blog/1' : null);
