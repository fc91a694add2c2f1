import { Card } from '@evenhand/ui/card';
import { sealedWording } from '@evenhand/wording/sealed';
import { Link } from 'react-router-dom';
import { useOpenedPlan } from '../plan-notice.js';

const wording = sealedWording.lawyer;

/** The way to a lawyer, and to the consultation of a plan that includes one. */
export const LawyerCard = () => {
  const { data } = useOpenedPlan();
  return (
    <Card title={wording.title}>
      <p>{data?.plan === 'premium' ? wording.included : wording.text}</p>
      <Link to="/support">{wording.link}</Link>
    </Card>
  );
};
