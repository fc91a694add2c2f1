/** The class below which the variables of antd's styles stand; antd/theme.mjs writes them there. */
export const THEME = 'evenhand';
