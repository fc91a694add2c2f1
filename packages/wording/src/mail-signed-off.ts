/** How every mail about a case ends. */
export const signedOff = `
This mail was sent by Evenhand.
`;
