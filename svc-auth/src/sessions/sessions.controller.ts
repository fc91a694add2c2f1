import {
  endAllSessions,
  endSession,
  LabelSession,
  labelSession,
  listSessions,
  type Session,
} from '@evenhand/contracts/auth/sessions';
import { type CurrentUser, getCurrentUser, keepSession } from '@evenhand/contracts/auth/user';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { SessionCookie } from '../browser/session-cookie.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Handles(getCurrentUser)
  currentUser(@Who() who: OwnerIdentity): Promise<CurrentUser> {
    return this.sessions.currentUser(who);
  }

  @Handles(keepSession)
  keep(@Who() who: OwnerIdentity): Promise<CurrentUser> {
    return this.sessions.keep(who);
  }

  @Handles(listSessions)
  list(@Who() who: OwnerIdentity): Promise<Session[]> {
    return this.sessions.list(who);
  }

  @Handles(labelSession)
  label(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: LabelSession }) { label }: LabelSession,
  ): Promise<void> {
    return this.sessions.label(who, id, label);
  }

  @Handles(endSession)
  end(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<void> {
    return this.sessions.end(who, id);
  }

  @Handles(endAllSessions)
  async endAll(@Who() who: OwnerIdentity, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.endAll(who);
    this.cookie.clear(response);
  }
}
