import {
  chooseNotifications,
  getNotifications,
  leaveNewsletter,
  type Notifications,
} from '@evenhand/contracts/auth/notifications';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { MailChoices } from '@evenhand/contracts/mail-choices';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Handles(getNotifications)
  get(@Who() who: OwnerIdentity): Promise<Notifications> {
    return this.notifications.get(who);
  }

  @Handles(chooseNotifications)
  choose(@Who() who: OwnerIdentity, @Body({ schema: MailChoices }) chosen: MailChoices): Promise<Notifications> {
    return this.notifications.choose(who, chosen);
  }

  @Handles(leaveNewsletter)
  leaveNewsletter(@Who() who: OwnerIdentity): Promise<Notifications> {
    return this.notifications.leaveNewsletter(who);
  }
}
