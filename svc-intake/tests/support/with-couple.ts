import { Problem } from '@evenhand/contracts/problems';
import { Couple } from './couple.js';
import { type IntakeService, startIntake } from './service.js';

interface Given {
  service: IntakeService;
  couple: Couple;
}

/** One svc-intake for the tests of a file, and a new couple for each. */
export const withCouple = (give: (given: Given) => void): void => {
  let service: IntakeService;
  beforeAll(async () => {
    service = await startIntake();
  });
  beforeEach(async () => give({ service, couple: await Couple.of(service) }));
  afterAll(() => service.stop());
};

export const codeOf = ({ body }: { body: unknown }) => Problem.parse(body).code;
export const pointersOf = ({ body }: { body: unknown }) => Problem.parse(body).errors?.map(({ pointer }) => pointer);
