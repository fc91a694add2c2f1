/** Replaces @rc-component's ripples, which need a second copy of react-dom. */
export const render = (): void => {};
export const unmount = async (): Promise<void> => {};
