import './styles/progress.css';
import AntProgress from 'antd/es/progress';
import { Themed } from './themed.js';

interface WorkProgressProps {
  label: string;
  percent: number;
  state?: 'active' | 'success' | 'exception';
}

export const WorkProgress = ({ label, percent, state }: WorkProgressProps) => (
  <Themed>
    <AntProgress aria-label={label} percent={percent} status={state} />
  </Themed>
);
