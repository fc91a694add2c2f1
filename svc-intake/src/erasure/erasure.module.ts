import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { OwnDataModule } from '../own-data/own-data.module.js';
import { CaseEraser } from './case-eraser.js';
import { ErasureConsumer } from './erasure.consumer.js';
import { KeptAgreement } from './kept-agreement.js';

@Module({ imports: [DownloadsModule, OwnDataModule], providers: [CaseEraser, ErasureConsumer, KeptAgreement] })
export class ErasureModule {}
