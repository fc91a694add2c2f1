import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { PasskeyChallenge, type PasskeyPurpose } from './passkey-challenge.entity.js';

/** How long the browser waits for the authenticator. */
export const CHALLENGE_MINUTES = 5;

@Injectable()
export class ChallengesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** 256 random bits in base64url. */
  async make(purpose: PasskeyPurpose, askedBy: string): Promise<string> {
    const challenge = newToken();
    const expiresAt = this.clock.inMinutes(CHALLENGE_MINUTES);
    await this.transactions.run((manager) =>
      manager.insert(PasskeyChallenge, { challengeHash: sha256(challenge), purpose, askedBy, expiresAt }),
    );
    return challenge;
  }

  /** Uses the challenge up, also when the answer is refused later. False when it was not made for this. */
  take(challenge: string, purpose: PasskeyPurpose, askedBy: string): Promise<boolean> {
    const asked = { challengeHash: sha256(challenge), purpose, askedBy, expiresAt: MoreThan(this.clock.now()) };
    return this.transactions.run(async (manager) => (await manager.delete(PasskeyChallenge, asked)).affected === 1);
  }

  async deleteExpired(manager: EntityManager): Promise<void> {
    await manager.delete(PasskeyChallenge, { expiresAt: LessThan(this.clock.now()) });
  }
}
