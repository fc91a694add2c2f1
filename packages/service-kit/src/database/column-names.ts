import { DefaultNamingStrategy } from 'typeorm';

/** A column is named as its property, the way Postgres spells it: `caseId` is kept in `case_id`. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, named: string | undefined, prefixes: string[]): string {
    return named ?? [...prefixes, property].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
