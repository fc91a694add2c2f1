/** Pages that the shell draws itself. Those of the micro front ends stand in /remotes.json, under `paths`. */
export const shellPages = ['/', '/auth/magic-link'] as const;
