import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { flowWording } from '@evenhand/wording/flow';
import { Link } from 'react-router-dom';

const wording = flowWording.review;

export const NoDraftYet = () => (
  <Card>
    <p>{wording.none}</p>
    <Actions>
      <Link className={buttonClass('primary')} to="/intake">
        {wording.toIntake}
      </Link>
    </Actions>
  </Card>
);
