import type { AnyEndpoint } from '@evenhand/contracts/endpoints';
import { callForFile } from '@evenhand/web-kit/call';

/** A file of the archive. */
export interface ArchivePart {
  name: string;
  /** In bytes; 0 when it is small and not known before it is read. */
  size: number;
  read: () => Promise<Blob>;
}

/** The answer of an endpoint as it comes. */
export const part = (
  name: string,
  endpoint: AnyEndpoint,
  params: Record<string, string> = {},
  size = 0,
): ArchivePart => ({
  name,
  size,
  read: async () => (await callForFile(endpoint, undefined, { params })).blob(),
});

/** A call of a {@link collected} part: what it found, and the calls that follow from it. */
export type Step = () => Promise<{ found: unknown[]; next: Step[] }>;

/** What many calls find, in one file. Read again after a failure, it continues with the call that failed. */
export const collected = (name: string, first: Step): ArchivePart => {
  const steps = [first];
  const all: unknown[] = [];
  const read = async () => {
    for (let step = steps[0]; step; step = steps[0]) {
      const { found, next } = await step();
      all.push(...found);
      steps.splice(0, 1, ...next);
    }
    return new Blob([JSON.stringify(all)]);
  };
  return { name, size: 0, read };
};
