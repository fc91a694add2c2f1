import { promisify } from 'node:util';
import { LARGEST_JSON_BODY_IN_BYTES, LARGEST_PDF_IN_BYTES } from '@evenhand/contracts/limits';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { fail } from '../problems/fail.js';
import { endpointOf } from './endpoint-of.js';

/** Text that Postgres cannot keep, or that would come back changed: NUL and half surrogates. */
const keepable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()) ? fail('malformed-request') : value;

const readJson = promisify(express.json({ limit: LARGEST_JSON_BODY_IN_BYTES, reviver: keepable }));
const readPdf = promisify(express.raw({ limit: LARGEST_PDF_IN_BYTES, type: 'application/pdf' }));
