const MARK = /Evenhand agreement ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

/** Identifies the agreement in a sealed file's keywords and record of signing. */
export const agreementMark = (agreementId: string) => `Evenhand agreement ${agreementId}`;

/** The agreement that a text names; null when it names none. */
export const markedAgreement = (text: string): string | null => MARK.exec(text)?.[1] ?? null;
