/** In place of what @rc-component draws beside the page (ripples): it would bring a second copy of react-dom. */
export const render = (): void => {};
export const unmount = async (): Promise<void> => {};
