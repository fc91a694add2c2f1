import { Module } from '@nestjs/common';
import { LawWatch } from './law-watch.js';

@Module({ providers: [LawWatch] })
export class LawModule {}
