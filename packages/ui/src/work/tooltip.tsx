import './styles/tooltip.css';
import AntTooltip from 'antd/es/tooltip';
import type { ReactElement } from 'react';
import { Themed } from './themed.js';

/** A few words about a control that takes the focus. Nothing that is needed stands here alone. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Themed>
    <AntTooltip title={text} trigger={['hover', 'focus']}>
      {children}
    </AntTooltip>
  </Themed>
);
