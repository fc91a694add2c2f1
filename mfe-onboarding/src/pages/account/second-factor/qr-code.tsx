import { encode } from 'uqr';
import styles from '../account.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Black on white in both colour schemes, with the quiet zone that readers need. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
};
