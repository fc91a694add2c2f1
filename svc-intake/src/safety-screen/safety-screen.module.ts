import { Module } from '@nestjs/common';
import { SafetyScreenController } from './safety-screen.controller.js';
import { SafetyScreenService } from './safety-screen.service.js';

@Module({
  controllers: [SafetyScreenController],
  providers: [SafetyScreenService],
  exports: [SafetyScreenService],
})
export class SafetyScreenModule {}
