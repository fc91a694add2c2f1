import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import { Button } from '@evenhand/ui/button';
import { SelectInput, TextInput } from '@evenhand/ui/inputs';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { type FilterFields, noFilters, saidIn } from './filter-fields.js';
import styles from './search.module.css';

const { filters: wording, sources } = evidenceSearchWording.ask;
const options = EvidenceSource.options.map((value) => ({ value, label: sources[value] }));

interface FiltersProps {
  fields: FilterFields;
  onChange: (fields: FilterFields) => void;
  /** The two days stand the wrong way round. */
  isTurned: boolean;
}

/** Narrows a search. Folded away: most questions need none of it. */
export const Filters = ({ fields, onChange, isTurned }: FiltersProps) => {
  const active = saidIn(fields).length;
  const change = (name: keyof FilterFields) => (value: string) => onChange({ ...fields, [name]: value });
  return (
    <details className={styles.filters}>
      <summary>
        {wording.open} {active > 0 && wording.active(active)}
      </summary>
      <div className={styles.fields}>
        <TextInput type="date" label={wording.from} value={fields.from} onChange={change('from')} />
        <TextInput
          type="date"
          label={wording.to}
          error={isTurned ? wording.turned : null}
          value={fields.to}
          onChange={change('to')}
        />
        <TextInput
          {...wording.person}
          maxLength={200}
          autoComplete="off"
          value={fields.person}
          onChange={change('person')}
        />
        <SelectInput
          label={wording.source.label}
          empty={wording.source.any}
          value={fields.source}
          onChange={change('source')}
          options={options}
        />
      </div>
      <Button onClick={() => onChange(noFilters)}>{wording.clear}</Button>
    </details>
  );
};
