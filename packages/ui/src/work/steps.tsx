import './styles/steps.css';
import AntSteps from 'antd/es/steps';
import { Themed } from './themed.js';

interface WorkStep {
  name: string;
  note?: string;
  state: 'wait' | 'process' | 'finish' | 'error';
}

export const WorkSteps = ({ steps }: { steps: readonly WorkStep[] }) => (
  <Themed>
    <AntSteps
      responsive
      items={steps.map(({ name, note, state }) => ({ title: name, content: note, status: state }))}
    />
  </Themed>
);
