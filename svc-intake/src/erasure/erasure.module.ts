import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { CaseEraser } from './case-eraser.js';
import { ErasureConsumer } from './erasure.consumer.js';
import { KeptAgreement } from './kept-agreement.js';

@Module({ imports: [DownloadsModule], providers: [CaseEraser, ErasureConsumer, KeptAgreement] })
export class ErasureModule {}
