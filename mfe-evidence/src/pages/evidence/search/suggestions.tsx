import { Button } from '@evenhand/ui/button';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import styles from './search.module.css';

const wording = evidenceSearchWording.ask;

interface SuggestionsProps {
  isOpen: boolean;
  disabled: boolean;
  onAsk: (question: string) => void;
}

export const Suggestions = ({ isOpen, disabled, onAsk }: SuggestionsProps) => (
  <details className={styles.suggestions} open={isOpen}>
    <summary>{wording.suggestions}</summary>
    <ul className={styles.suggested} aria-label={wording.suggestions}>
      {wording.suggested.map((suggestion) => (
        <li key={suggestion}>
          <Button disabled={disabled} onClick={() => onAsk(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  </details>
);
