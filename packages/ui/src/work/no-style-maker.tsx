import NoStylePart from './no-style-part.js';
import useStaticStyle from './no-styles.js';

/** Replaces the factory of antd's style hooks. */
export const genStyleHooks = () => useStaticStyle;
export const genComponentStyleHook = () => useStaticStyle;
export const genSubStyleComponent = () => NoStylePart;

/** The names of the CSS variables of an antd component, and how it reads them. */
export const genCssVar = (prefix: string, component: string) => {
  const start = `--${prefix.replaceAll('.', '')}-${component}-`;
  const read = (name: string, otherwise?: string) => `var(${start}${name}${otherwise ? `, ${otherwise}` : ''})`;
  return [(name: string) => `${start}${name}`, read] as const;
};
