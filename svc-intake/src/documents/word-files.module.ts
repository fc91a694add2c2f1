import { Module } from '@nestjs/common';
import { WordFiles } from './word-files.js';

/** One queue for all Word files of the service. */
@Module({ providers: [WordFiles], exports: [WordFiles] })
export class WordFilesModule {}
