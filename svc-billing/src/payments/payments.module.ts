import { Global, Module } from '@nestjs/common';
import { Announcements } from '../books/announcements.js';
import { BOOKS, type Books } from '../books/books.js';
import { PostgresBooks } from '../books/postgres-books.js';
import { CLOCK, type Clock } from '../clock.js';
import { CustomersConsumer } from '../customers/customers.consumer.js';
import { CustomersRepository } from '../customers/customers.repository.js';
import { type CardProvider, PROVIDER } from '../provider/card-provider.js';
import { Buying } from './buying.js';
import { Holding } from './holding.js';
import { HoldsConsumer } from './holds.consumer.js';
import { OwnPayments } from './own-payments.js';
import { Refunding } from './refunding.js';
import { Settling } from './settling.js';

const settling = (books: Books, provider: CardProvider, now: Clock) => new Settling(books, provider, now);
const buying = (books: Books, settling: Settling, now: Clock) => new Buying(books, settling, now);
const refunding = (books: Books, settling: Settling, now: Clock) => new Refunding(books, settling, now);
const holding = (books: Books, now: Clock) => new Holding(books, now);

/**
 * The payment flows are plain classes, so that tests can run them on other books; this module binds them to Postgres
 * and the provider.
 */
@Global()
@Module({
  providers: [
    Announcements,
    CustomersConsumer,
    CustomersRepository,
    HoldsConsumer,
    OwnPayments,
    { provide: BOOKS, useClass: PostgresBooks },
    { provide: Settling, inject: [BOOKS, PROVIDER, CLOCK], useFactory: settling },
    { provide: Buying, inject: [BOOKS, Settling, CLOCK], useFactory: buying },
    { provide: Holding, inject: [BOOKS, CLOCK], useFactory: holding },
    { provide: Refunding, inject: [BOOKS, Settling, CLOCK], useFactory: refunding },
  ],
  exports: [Announcements, BOOKS, Buying, CustomersRepository, OwnPayments, Refunding, Settling],
})
export class PaymentsModule {}
