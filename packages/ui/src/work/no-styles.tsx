import { THEME } from './theme-name.js';

/**
 * In place of antd's style hooks, which would write styles in the browser: the policy of the site allows none, and
 * antd/extract-styles.mjs has written them before. What remains is the class below which the theme's variables stand.
 */
const useStaticStyle = (): [hash: string, theme: string] => ['', THEME];

export default useStaticStyle;
export const useSharedStyle = useStaticStyle;
export const useColStyle = useStaticStyle;
export const useRowStyle = useStaticStyle;

/** The variables that antd's progress bar sets on itself. */
export const LineStrokeColorVar = '--progress-line-stroke-color';
