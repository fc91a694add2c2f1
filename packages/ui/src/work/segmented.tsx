import './styles/segmented.css';
import AntSegmented from 'antd/es/segmented';
import styles from './segmented.module.css';
import { Themed } from './themed.js';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A control that selects one of a few views. */
export const Segmented = <Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) => (
  <Themed>
    <AntSegmented<Value>
      aria-label={label}
      className={styles.segmented}
      options={[...options]}
      value={value}
      onChange={onChange}
    />
  </Themed>
);
