/** The class that carries antd's variables; written by antd/theme.mjs. */
export const THEME = 'evenhand';
