import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { InvitationModule } from '../invitation/invitation.module.js';
import { SafetyScreenModule } from '../safety-screen/safety-screen.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { SelfTestController } from './self-test.controller.js';
import { SelfTestService } from './self-test.service.js';
import { TestTurns } from './test-turns.js';
import { Workflow } from './workflow.js';

@Module({
  imports: [AccessModule, DraftingModule, IntakeModule, InvitationModule, SafetyScreenModule, SigningModule],
  controllers: [SelfTestController],
  providers: [SelfTestService, TestTurns, Workflow],
})
export class SelfTestModule {}
