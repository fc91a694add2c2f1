import { Router } from 'express';

/** Whether this process is on its way out. */
export interface Running {
  stopping: boolean;
}

/**
 * `/live`: the process answers. `/ready`: send it requests. The gateway is ready without its services: each of them
 * that is away is said to be away by the calls that need it, and the others go on.
 */
export const health = (running: Running): Router =>
  Router()
    .get('/live', (_request, response) => void response.json({ status: 'up' }))
    .get('/ready', (_request, response) => {
      response.status(running.stopping ? 503 : 200).json({ status: running.stopping ? 'stopping' : 'ready' });
    });
