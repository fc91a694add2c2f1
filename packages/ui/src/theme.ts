import { type ThemeConfig, theme as antd } from 'antd';
import { colours, motionSeconds, radius, type } from './tokens.ts';

/** The class under which every antd variable stands, in the static style sheet and in the page. */
export const VARIABLES_CLASS = 'evenhand';

/** The antd theme of one mode, from the semantic tokens; among them the pairs that antd by itself leaves too pale. */
export const themeOf = (mode: keyof typeof colours): ThemeConfig => {
  const colour = colours[mode];
  return {
    algorithm: mode === 'light' ? antd.defaultAlgorithm : antd.darkAlgorithm,
    cssVar: { key: VARIABLES_CLASS },
    hashed: false,
    token: {
      colorPrimary: colour.action,
      colorPrimaryHover: colour.actionHover,
      colorPrimaryActive: colour.actionHover,
      colorPrimaryBg: colour.actionTint,
      colorPrimaryText: colour.action,
      colorTextLightSolid: colour.onAction,
      colorLink: colour.action,
      colorLinkHover: colour.actionHover,
      colorLinkActive: colour.actionHover,
      colorInfo: colour.action,
      colorInfoBg: colour.actionTint,
      colorSuccess: colour.good,
      colorSuccessBg: colour.goodTint,
      colorWarning: colour.attention,
      colorWarningBg: colour.attentionTint,
      colorError: colour.danger,
      colorErrorText: colour.danger,
      colorErrorBg: colour.dangerTint,
      colorText: colour.text,
      colorTextHeading: colour.text,
      colorTextSecondary: colour.textSecondary,
      colorTextTertiary: colour.textSecondary,
      colorTextQuaternary: colour.textSecondary,
      colorTextDescription: colour.textSecondary,
      colorTextPlaceholder: colour.textSecondary,
      colorTextDisabled: colour.textSecondary,
      colorBgLayout: colour.page,
      colorBgContainer: colour.card,
      colorBgElevated: colour.card,
      colorBgMask: colour.veil,
      colorBorder: colour.fieldBorder,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      boxShadow: colour.shadow,
      boxShadowSecondary: colour.shadow,
      borderRadius: radius.field,
      borderRadiusLG: radius.card,
      fontFamily: type.family,
      fontSize: type.body.size,
      fontSizeSM: type.secondary.size,
      fontWeightStrong: type.headingWeight,
      lineHeight: type.body.line / type.body.size,
      controlHeight: 44,
      controlHeightSM: 32,
      controlOutlineWidth: 3,
      motionDurationFast: `${motionSeconds}s`,
      motionDurationMid: `${motionSeconds}s`,
      motionDurationSlow: `${motionSeconds}s`,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 600 },
      Form: { labelColor: colour.text, labelFontSize: type.body.size, verticalLabelPadding: '0 0 4px' },
      Table: { headerBg: colour.page, headerColor: colour.textSecondary },
      Steps: { iconSize: 32 },
    },
  };
};
