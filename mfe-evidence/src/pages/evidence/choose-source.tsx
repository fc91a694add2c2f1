import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Link } from 'react-router-dom';
import styles from '../../evidence.module.css';
import { guides } from '../../guides/guides.js';

const wording = evidenceWording.source;

export const ChooseSource = ({ onNext }: { onNext: () => void }) => (
  <Card title={wording.title}>
    <p>{wording.lead}</p>
    <ul className={styles.sources}>
      {guides.map(({ key, path, name, lead }) => (
        <li key={key}>
          <Link to={path}>{name}</Link>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
    <Notice kind="attention" title={wording.own.title}>
      <p>{wording.own.text}</p>
    </Notice>
    <Actions>
      <Button kind="primary" onClick={onNext}>
        {wording.next}
      </Button>
      <SecondaryLink to="/flow/intake">{evidenceWording.intake}</SecondaryLink>
    </Actions>
  </Card>
);
