import { THEME } from './theme-name.js';

/**
 * Replaces antd's style hooks, which write styles in the browser: the site's policy forbids them, and
 * antd/extract-styles.mjs wrote them at build time. Only the class of the theme's variables remains.
 */
const useStaticStyle = (): [hash: string, theme: string] => ['', THEME];

export default useStaticStyle;
export const useSharedStyle = useStaticStyle;
export const useColStyle = useStaticStyle;
export const useRowStyle = useStaticStyle;

/** CSS variables set by antd's progress bar. */
export const LineStrokeColorVar = '--progress-line-stroke-color';
