import { Problem } from '@evenhand/contracts/problems';
import { Couple } from './couple.js';
import { type IntakeService, startIntake } from './service.js';

/** The service of the test file that called `withCouple`, and the couple of its running test. */
export let service: IntakeService;
export let couple: Couple;

/** One svc-intake for the tests of a file, and a new couple for each. */
export const withCouple = (): void => {
  beforeAll(async () => {
    service = await startIntake();
  });
  beforeEach(async () => {
    couple = await Couple.of(service);
  });
  afterAll(() => service.stop());
};

export const codeOf = ({ body }: { body: unknown }) => Problem.parse(body).code;
export const pointersOf = ({ body }: { body: unknown }) => Problem.parse(body).errors?.map(({ pointer }) => pointer);
