import './styles/tooltip.css';
import AntTooltip from 'antd/es/tooltip';
import type { ReactElement } from 'react';
import { Themed } from './themed.js';

/** Opens on focus. Never the only place of required information. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Themed>
    <AntTooltip title={text} trigger={['hover', 'focus']}>
      {children}
    </AntTooltip>
  </Themed>
);
