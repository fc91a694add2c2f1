import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { themeOf } from './theme';

/**
 * Goes once around the pages of a micro front end that uses the antd facades. All styles come from the static style
 * sheets: the few that antd would still write into the page go into an element that is never shown, so that the
 * content security policy needs no exception and dark mode needs no script.
 */
export const Antd = ({ children }: { children: ReactNode }) => {
  const [nowhere] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')));
  const [theme] = useState(() => ({ ...themeOf('light'), zeroRuntime: true }));
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider theme={theme} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
};
