import { Button } from '@evenhand/ui/button';
import { OneChoice, SomeChoices, Tick } from '@evenhand/ui/choices';
import { DollarInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { ScheduleWeeks } from '@evenhand/ui/schedule-weeks';
import { Tabs } from '@evenhand/ui/tabs';
import { useState } from 'react';
import styles from './parts-page.module.css';
import { samples } from './samples';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const why = { label: 'Why we ask', text: samples.text };
const nothing = () => {};

export const ControlParts = () => {
  const [chosen, choose] = useState('2-2-3');
  const [open, setOpen] = useState(false);
  const options = samples.schedules.map(({ days, ...option }) => ({
    ...option,
    picture: <ScheduleWeeks days={days} />,
  }));
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} className={styles.row}>
          <Button kind={kind} onClick={() => setOpen(true)}>
            {kind}
          </Button>
          <Button kind={kind} small>
            {kind}
          </Button>
          <Button kind={kind} busy>
            {kind}
          </Button>
          <Button kind={kind} disabled>
            {kind}
          </Button>
        </div>
      ))}
      <OneChoice
        label={samples.short}
        hint={samples.text}
        why={why}
        value={chosen}
        onChange={choose}
        options={options}
      />
      <SomeChoices label={samples.short} values={[chosen]} onChange={nothing} options={samples.schedules} />
      <Tick label={samples.short} checked onChange={nothing} error={samples.error} />
      <TextInput label={samples.short} value={samples.long} onChange={nothing} why={why} />
      <TextInput label={samples.short} value="" placeholder={samples.short} onChange={nothing} disabled />
      <DollarInput label={samples.short} value="1,23x" onChange={nothing} error={samples.error} />
      <TextArea label={samples.short} value={samples.text} onChange={nothing} />
      <Tabs
        label={samples.short}
        tabs={[
          { key: 'one', name: samples.short, panel: <p>{samples.text}</p> },
          { key: 'two', name: samples.amount, panel: <p>{samples.amount}</p> },
        ]}
      />
      {open && (
        <Modal title={samples.short} closeLabel="Close" onClose={() => setOpen(false)}>
          <p>{samples.text}</p>
        </Modal>
      )}
    </>
  );
};
