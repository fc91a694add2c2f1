import { Injectable } from '@nestjs/common';

/** Whether this process is on its way out. */
@Injectable()
export class Running {
  stopping = false;
}
