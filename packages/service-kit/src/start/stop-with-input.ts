export const stopWithInput = (stop: () => unknown): void => {
  const { stdin } = process;
  stdin.once('end', stop).on('error', stop).resume();
  stdin.unref();
};
