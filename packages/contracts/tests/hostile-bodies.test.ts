import { z } from 'zod';
import { endpoints } from '../src/endpoints.js';
import { filledWith, hostileTexts, type Schema } from './hostile-texts.js';

const LONGEST_MS = 200;

const withBody = endpoints.flatMap(({ name, body }) => (body ? [{ name, body }] : []));

/** The fastest of three runs, in milliseconds: load slows some runs, a bad pattern all of them. */
const fastestOf = (run: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const since = performance.now();
      run();
      return performance.now() - since;
    }),
  );

test.each(withBody)(
  'attacker fills every text of $name with hostile shapes, its schema decides in 200 ms',
  ({ body }) => {
    const schema: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })));
    for (const text of Object.values(hostileTexts)) {
      const value = filledWith(text, schema, schema.$defs ?? {});
      expect(fastestOf(() => body.safeParse(value))).toBeLessThan(LONGEST_MS);
    }
  },
);
