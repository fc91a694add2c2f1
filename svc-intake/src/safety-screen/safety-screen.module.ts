import { Module } from '@nestjs/common';
import { SafetyScreenController } from './safety-screen.controller.js';
import { SafetyScreenService } from './safety-screen.service.js';
import { SafetyScreensRepository } from './safety-screens.repository.js';

@Module({
  controllers: [SafetyScreenController],
  providers: [SafetyScreenService, SafetyScreensRepository],
  exports: [SafetyScreenService],
})
export class SafetyScreenModule {}
