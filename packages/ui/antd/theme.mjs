// antd's theme from tokens.css, light and dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { theme } = createRequire(import.meta.url)('antd');

const [light, dark] = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8').split(
  '@media (prefers-color-scheme: dark)',
);
const tokensOf = (css) =>
  Object.fromEntries([...css.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
const modes = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };

const colourOf = (tokens, name) => {
  const inner = tokens[name].match(/^var\(--(.+)\)$/)?.[1];
  return inner ? colourOf(tokens, inner) : tokens[name];
};

/** The class that carries antd's variables. */
export const THEME_KEY = 'evenhand';

/** @param mode light or dark */
export const themeOf = (mode) => {
  const colour = (name) => colourOf(modes[mode], name);
  const [text, secondary] = [colour('text'), colour('text-secondary')];
  return {
    // The same for both modes: antd's dark algorithm would change the given colours.
    algorithm: theme.defaultAlgorithm,
    hashed: false,
    cssVar: { key: THEME_KEY },
    token: {
      colorPrimary: colour('action'),
      colorPrimaryHover: colour('action-hover'),
      colorPrimaryActive: colour('action-hover'),
      colorPrimaryBg: colour('action-tint'),
      colorPrimaryBgHover: colour('action-tint'),
      colorLink: colour('action'),
      colorLinkHover: colour('action-hover'),
      colorLinkActive: colour('action-hover'),
      colorInfo: colour('action'),
      colorSuccess: colour('good'),
      colorSuccessBg: colour('good-tint'),
      colorWarning: colour('attention'),
      colorWarningBg: colour('attention-tint'),
      colorError: colour('danger'),
      colorErrorBg: colour('danger-tint'),
      colorText: text,
      colorTextHeading: text,
      colorTextLabel: text,
      // antd's defaults are translucent greys that fail WCAG AA.
      colorTextSecondary: secondary,
      colorTextTertiary: secondary,
      colorTextDescription: secondary,
      colorTextQuaternary: secondary,
      colorTextPlaceholder: secondary,
      colorTextDisabled: secondary,
      colorIcon: secondary,
      colorIconHover: text,
      colorTextLightSolid: colour('on-action'),
      colorTextBase: text,
      colorBgBase: colour('surface-card'),
      colorPrimaryBorder: colour('action'),
      colorPrimaryText: colour('action'),
      colorSuccessBorder: colour('good'),
      colorWarningBorder: colour('attention'),
      colorErrorBorder: colour('danger'),
      colorErrorHover: colour('danger'),
      colorBgContainerDisabled: colour('surface-quiet'),
      controlItemBgHover: colour('surface-quiet'),
      controlItemBgActive: colour('action-tint'),
      colorBgContainer: colour('surface-card'),
      colorBgElevated: colour('surface-card'),
      colorBgLayout: colour('surface-page'),
      colorFillAlter: colour('surface-quiet'),
      colorFillSecondary: colour('surface-quiet'),
      colorFillTertiary: colour('surface-quiet'),
      colorFillContent: colour('surface-quiet'),
      colorBgSpotlight: colour('leave'),
      colorBorder: colour('line-field'),
      colorBorderSecondary: colour('line'),
      colorSplit: colour('line'),
      fontFamily: 'var(--font)',
      fontSize: 16,
      lineHeight: 1.5,
      borderRadius: 10,
      borderRadiusLG: 16,
      borderRadiusSM: 8,
      controlHeight: 44,
      controlHeightSM: 36,
      motionDurationFast: 'var(--motion)',
      motionDurationMid: 'var(--motion)',
      motionDurationSlow: 'var(--motion)',
    },
    components: {
      Tabs: { itemColor: secondary, titleFontSize: 16 },
      Table: {
        headerBg: colour('surface-card'),
        headerColor: secondary,
        headerSplitColor: 'transparent',
        rowHoverBg: colour('surface-quiet'),
        footerBg: colour('surface-quiet'),
        cellPaddingBlock: 12,
      },
      Segmented: { trackBg: colour('surface-quiet'), itemColor: secondary, itemSelectedBg: colour('surface-card') },
      Timeline: { tailColor: colour('line') },
    },
  };
};
