import type { CDPSession, Page } from '@playwright/test';

/** Chromium's virtual authenticator in a page: it verifies its user and keeps discoverable passkeys. */
export class Authenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  static async in(page: Page): Promise<Authenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(session, authenticatorId);
  }

  /** Whether the person touches it: an untouched one lets the browser wait. */
  async isTouched(enabled: boolean): Promise<void> {
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.id, enabled });
  }

  /** Whether the person's finger, face or PIN is recognised. */
  async isRecognised(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.id, isUserVerified });
  }

  /** Copies its passkeys to another page's authenticator, as a synced passkey is. */
  async syncTo(other: Authenticator): Promise<void> {
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    for (const credential of credentials)
      await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
  }
}
