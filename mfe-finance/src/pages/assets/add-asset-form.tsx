import { AssetCategory } from '@evenhand/contracts/finance/assets';
import { Ownership } from '@evenhand/contracts/finance/items';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { OneChoice } from '@evenhand/ui/choices';
import { DollarInput, SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { financeWording } from '@evenhand/wording/finance';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddAsset } from './assets-api.js';
import { type AssetField, emptyAsset, readAsset } from './written-asset.js';

const wording = financeWording.addAsset;
const categories = AssetCategory.options.map((value) => ({ value, label: financeWording.categories[value] }));
const owners = Ownership.options.map((value) => ({ value, label: financeWording.ownership[value] }));

/** A choice is at fault as a group, so there its first option takes the focus. */
const AT_FAULT = '[aria-invalid="true"], fieldset[aria-describedby] input';

export const AddAssetForm = ({ onClose }: { onClose: () => void }) => {
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(emptyAsset);
  // One moment for the whole form: a second click sends the same asset, not one of a later time.
  const [valuationDate] = useState(() => new Date().toISOString());
  const [refused, setRefused] = useState<string[]>([]);
  const addAsset = useAddAsset();

  useEffect(() => {
    if (refused.length > 0) form.current?.querySelector<HTMLElement>(AT_FAULT)?.focus();
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readAsset(written, valuationDate);
    if ('refused' in read) return setRefused(read.refused);
    setRefused([]);
    addAsset.mutate(read.asset, { onSuccess: onClose });
  };

  const field = (name: AssetField) => ({
    ...wording.fields[name],
    value: written[name],
    error: refused.includes(name)
      ? wording.refused[name]
      : fieldProblemsOf(addAsset.error).find(({ pointer }) => pointer === `/${name}`)?.detail,
    onChange: (value: string) => setWritten({ ...written, [name]: value }),
  });

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p>{wording.lead}</p>
      <SelectInput {...field('category')} empty={wording.choose} options={categories} />
      <TextInput {...field('name')} autoComplete="off" />
      <DollarInput {...field('value')} />
      <OneChoice {...field('ownership')} options={owners} />
      <TextInput {...field('location')} autoComplete="off" />
      <TextArea {...field('description')} rows={2} />
      <Actions>
        <Button kind="primary" type="submit" busy={addAsset.isPending}>
          {addAsset.isPending ? wording.submitting : wording.submit}
        </Button>
        <Button onClick={onClose}>{wording.cancel}</Button>
      </Actions>
    </form>
  );
};
