import type { FieldProblem } from '@evenhand/contracts/problems';
import { problemsWording } from '@evenhand/wording/problems';
import type { z } from 'zod';
import { pointerOf } from './pointer.js';

/** One field problem for each issue; unknown fields are named one by one. */
export const fieldProblems = (error: z.ZodError): FieldProblem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointerOf([...issue.path, key]), detail: problemsWording.fields.unknown }))
      : [{ pointer: pointerOf(issue.path), detail: issue.message }],
  );
