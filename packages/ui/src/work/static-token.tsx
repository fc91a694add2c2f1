import { THEME } from './theme-name.js';

/** antd's breakpoints with their first and last width. */
const screens = {
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 575,
  screenSM: 576,
  screenSMMin: 576,
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 991,
  screenLG: 992,
  screenLGMin: 992,
  screenLGMax: 1199,
  screenXL: 1200,
  screenXLMin: 1200,
  screenXLMax: 1599,
  screenXXL: 1600,
  screenXXLMin: 1600,
  screenXXLMax: 1919,
  screenXXXL: 1920,
  screenXXXLMin: 1920,
};

/** The theme values that antd reads at run time; colours and sizes are in the written styles. */
const token = {
  zIndexPopupBase: 1000,
  zIndexBase: 0,
  sizePopupArrow: 16,
  borderRadius: 10,
  marginXXS: 4,
  wireframe: false,
  motion: true,
  ...screens,
  Table: { selectionColumnWidth: 44 },
};

const theme = { id: 0 };
const known = [theme, token, '', token, { prefix: 'ant', key: THEME }, true] as const;

/** Replaces antd's token hook, which computes every colour at run time and writes them into the page. */
const useStaticToken = () => known;

export default useStaticToken;
export const unitless = {};
export const ignore = {};
