import type { ServiceName } from '@evenhand/contracts/identity';

/** The queue in which a service finds the events of all services. */
export const eventsQueue = (service: ServiceName): string => `${service}.events`;

/** The queue of one kind of job of one service. */
export const jobQueue = (service: ServiceName, job: string): string => `${service}.job.${job}`;

/** A consumer that fails is tried again for about half an hour before the event is a dead letter. */
export const EVENT_RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 500 } };
