import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import { Button } from '@evenhand/ui/button';
import { X } from '@evenhand/ui/icons';
import { SelectInput, TextInput } from '@evenhand/ui/inputs';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type FilterFields, filtersOf, noFilters, problemsIn, setFields } from '../../../visit/filter-fields.js';
import { filterWords } from '../../../visit/filter-words.js';
import styles from './search.module.css';

const { filters: wording, sources } = evidenceSearchWording.ask;
/** Without a maximum, browsers accept years of more than four digits. */
const LAST_DAY = '9999-12-31';
const days = ['from', 'to'] as const;
const options = EvidenceSource.options.map((value) => ({ value, label: sources[value] }));

const unfold = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  currentTarget.open = true;
};

interface FiltersProps {
  fields: FilterFields;
  onChange: (fields: FilterFields) => void;
}

/** Folded, because most questions need no filter; open while a filter is invalid. */
export const Filters = ({ fields, onChange }: FiltersProps) => {
  /** A half-typed date exists in the browser's control only; remounting clears it. */
  const [clearings, setClearings] = useState(0);
  const active = setFields(fields).length;
  const problems = problemsIn(fields);
  const isWrong = Object.keys(problems).length > 0;
  const clear = () => {
    setClearings(clearings + 1);
    onChange(noFilters);
  };
  const change = (name: keyof FilterFields) => (value: string) => onChange({ ...fields, [name]: value });
  const summary = useRef<HTMLElement>(null);
  const remove = (field: keyof FilterFields) => {
    onChange({ ...fields, [field]: '' });
    // Moves focus when the pressed button is removed.
    summary.current?.focus();
  };
  return (
    <div className={styles.filters}>
      {filterWords(filtersOf(fields) ?? {}).map(({ field, text }) => (
        <button
          key={field}
          type="button"
          className={styles.chip}
          aria-label={wording.remove(text)}
          onClick={() => remove(field)}
        >
          <bdi>{text}</bdi>
          <X aria-hidden="true" size={14} />
        </button>
      ))}
      <details onInvalidCapture={unfold} onToggle={isWrong ? unfold : undefined}>
        <summary ref={summary}>
          {wording.open} {active > 0 && wording.active(active)}
        </summary>
        <div key={clearings} className={styles.fields}>
          {days.map((name) => (
            <TextInput
              key={name}
              type="date"
              max={LAST_DAY}
              label={wording[name]}
              error={problems[name]}
              value={fields[name]}
              onChange={change(name)}
            />
          ))}
          <TextInput
            {...wording.person}
            maxLength={200}
            autoComplete="off"
            error={problems.person}
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
        <Button onClick={clear}>{wording.clear}</Button>
      </details>
    </div>
  );
};
