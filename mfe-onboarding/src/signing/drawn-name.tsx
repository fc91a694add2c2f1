import { Button } from '@evenhand/ui/button';
import { signingWording } from '@evenhand/wording/signing';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import styles from './signing.module.css';

const wording = signingWording.name;

export const DrawnName = ({ onChange }: { onChange: (image: string | null) => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    const field = canvas.current;
    if (!field) return;
    const drawing = new SignaturePad(field, { penColor: '#1b2430', backgroundColor: '#ffffff' });
    const tell = () => changed.current(drawing.toDataURL('image/png'));
    drawing.addEventListener('endStroke', tell);
    pad.current = drawing;
    // Canvas pixels match the field's width on screen, so that the ink is under the pointer.
    const fit = new ResizeObserver(() => {
      const strokes = drawing.toData();
      field.width = field.clientWidth;
      drawing.fromData(strokes);
    });
    fit.observe(field);
    return () => {
      fit.disconnect();
      drawing.off();
    };
  }, []);

  return (
    <div className={styles.drawing}>
      <canvas ref={canvas} height={160} role="img" aria-label={wording.draw} />
      <Button
        kind="quiet"
        onClick={() => {
          pad.current?.clear();
          onChange(null);
        }}
      >
        {wording.clear}
      </Button>
    </div>
  );
};
