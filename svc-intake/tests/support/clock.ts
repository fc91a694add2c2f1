import { Clock } from '@evenhand/service-kit/time/clock';
import type { IntakeService } from './service.js';

/** Runs `work` with the service's clock set forward. */
export const inMinutes = async (service: IntakeService, minutes: number, work: () => Promise<unknown>) => {
  const clock = service.app.get(Clock);
  const now = clock.now;
  clock.now = () => new Date(Date.now() + minutes * 60_000);
  try {
    await work();
  } finally {
    clock.now = now;
  }
};

export const inDays = (service: IntakeService, days: number, work: () => Promise<unknown>) =>
  inMinutes(service, days * 24 * 60, work);
