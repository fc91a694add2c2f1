/** Pages that the shell draws itself. Those of the micro front ends stand in /remotes.json, under `paths`. */
export const shellPages = ['/', '/auth/magic-link'] as const;

/** An article that does not exist is the first one, so its address has a page that is read without scripts. */
export const drawnInsteadOf = (path: string): string | null => (/^\/blog\/[^/]+$/.test(path) ? '/blog/1' : null);
