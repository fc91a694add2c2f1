/** In place of what @rc-component writes into the page's styles: nothing, as the policy of the site would refuse it. */
export const updateCSS = (): HTMLStyleElement => document.createElement('style');
export const removeCSS = (): void => {};
export const injectCSS = (): null => null;
export const clearContainerCache = (): void => {};
