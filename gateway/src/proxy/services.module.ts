import { Module } from '@nestjs/common';
import { Services } from './services.js';

@Module({ providers: [Services], exports: [Services] })
export class ServicesModule {}
