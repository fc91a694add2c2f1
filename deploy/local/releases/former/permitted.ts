/**
 * What may break with the release before, by the beginning of its line, and since when no running release needs it. A
 * line is removed when the release is kept.
 */
export const PERMITTED: Record<string, string> = {
  'GET /api/auth/activity of the release before answers entries[].kind with the value "partner-left"':
    '2026-11-29: the list of activity in a tab of before asks to be loaded again, for owners whose partner left',
  'EVENT activity.recorded of this release refuses kind with the value "partner-left"':
    '2026-11-29: the event waits in the queue until svc-auth is of this release',
};

export const notPermitted = (lines: string[]): string[] =>
  lines.filter((line) => !Object.keys(PERMITTED).some((beginning) => line.startsWith(beginning)));
