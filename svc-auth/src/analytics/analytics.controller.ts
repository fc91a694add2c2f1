import {
  type AnalyticsSummary,
  getAnalyticsSummary,
  getRecordedAnalytics,
  RecordEvents,
  type RecordedAnalytics,
  recordEvents,
  SetAnalyticsConsent,
  setAnalyticsConsent,
} from '@evenhand/contracts/analytics/analytics';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { AnalyticsService } from './analytics.service.js';

@Controller()
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Handles(setAnalyticsConsent)
  setConsent(
    @Body({ schema: SetAnalyticsConsent }) choice: SetAnalyticsConsent,
    @Who() who: OwnerIdentity | null,
    @FromBrowser() { networkAddress }: Browser,
  ): Promise<void> {
    return this.analytics.setConsent(choice, who, networkAddress);
  }

  @Handles(recordEvents)
  record(@Body({ schema: RecordEvents }) events: RecordEvents, @Who() who: OwnerIdentity | null): Promise<void> {
    return this.analytics.record(events, who);
  }

  @Handles(getRecordedAnalytics)
  recorded(@Who() who: OwnerIdentity): Promise<RecordedAnalytics> {
    return this.analytics.recorded(who);
  }

  @Handles(getAnalyticsSummary)
  summary(@Who() who: OwnerIdentity): Promise<AnalyticsSummary> {
    return this.analytics.summary(who);
  }
}
