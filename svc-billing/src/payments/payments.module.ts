import { Clock } from '@evenhand/service-kit/time/clock';
import { Global, Module } from '@nestjs/common';
import { Announcements } from '../books/announcements.js';
import { BOOKS, type Books } from '../books/books.js';
import { PostgresBooks } from '../books/postgres-books.js';
import { CustomersConsumer } from '../customers/customers.consumer.js';
import { CustomersRepository } from '../customers/customers.repository.js';
import { type CardProvider, PROVIDER } from '../provider/card-provider.js';
import { Buying } from './buying.js';
import { Holding } from './holding.js';
import { HoldsConsumer } from './holds.consumer.js';
import { OwnPayments } from './own-payments.js';
import { Refunding } from './refunding.js';
import { Settling } from './settling.js';

const settling = (books: Books, provider: CardProvider, clock: Clock) => new Settling(books, provider, clock);
const buying = (books: Books, settling: Settling, clock: Clock) => new Buying(books, settling, clock);
const refunding = (books: Books, settling: Settling, clock: Clock) => new Refunding(books, settling, clock);
const holding = (books: Books, clock: Clock) => new Holding(books, clock);

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
    { provide: Settling, inject: [BOOKS, PROVIDER, Clock], useFactory: settling },
    { provide: Buying, inject: [BOOKS, Settling, Clock], useFactory: buying },
    { provide: Holding, inject: [BOOKS, Clock], useFactory: holding },
    { provide: Refunding, inject: [BOOKS, Settling, Clock], useFactory: refunding },
  ],
  exports: [Announcements, BOOKS, Buying, CustomersRepository, OwnPayments, Refunding, Settling],
})
export class PaymentsModule {}
