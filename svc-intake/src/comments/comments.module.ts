import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { NegotiationModule } from '../negotiation/negotiation.module.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { OwnerCommentsController } from './owner-comments.controller.js';
import { PartnerCommentsController } from './partner-comments.controller.js';

@Module({
  imports: [AccessModule, HeldBackModule, NegotiationModule],
  controllers: [OwnerCommentsController, PartnerCommentsController],
  providers: [CommentsRepository, CommentsService],
})
export class CommentsModule {}
