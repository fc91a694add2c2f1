import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { THEME } from './theme-name.js';

const theme = { zeroRuntime: true, hashed: false, cssVar: { key: THEME } };
const nothing = { wave: { disabled: true } };

/** Wraps each part of antd: build-time styles, no ripples. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={theme} {...nothing}>
    {children}
  </ConfigProvider>
);
