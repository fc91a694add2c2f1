import type { Retention } from '@evenhand/contracts/evidence/retention';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { SelectInput } from '@evenhand/ui/inputs';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type FormEvent, useState } from 'react';
import { useChangeRetention } from './stored-api.js';

const wording = evidenceWording.retention;
const usual = [30, 60, 90, 180, 365];

export const RetentionForm = ({ retention }: { retention: Retention }) => {
  const [days, setDays] = useState(String(retention.days));
  const [hold, setHold] = useState(retention.hold);
  const change = useChangeRetention();
  const offered = [...new Set([...usual, retention.days])].sort((a, b) => a - b);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ days: Number(days || retention.days), hold });
  };

  return (
    <Card title={wording.title}>
      <form onSubmit={submit}>
        <SelectInput
          {...wording.days}
          empty={wording.choose}
          value={days}
          onChange={setDays}
          options={offered.map((value) => ({ value: String(value), label: wording.day(value) }))}
        />
        <Tick label={wording.hold} checked={hold} onChange={setHold} />
        <Actions>
          <Button type="submit" busy={change.isPending}>
            {wording.submit}
          </Button>
        </Actions>
      </form>
    </Card>
  );
};
