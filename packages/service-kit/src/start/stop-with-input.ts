import { z } from 'zod';

export const StopWithInput = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false);

/** Calls `stop` once the standard input of this process ends. */
export const stopWithInput = (stop: () => unknown): void => {
  const { stdin } = process;
  stdin.once('end', stop).on('error', stop).resume();
  stdin.unref();
};
