/** The words around a mail's own, in its HTML part. */
export const mailFrame = {
  name: 'Evenhand',
  open: 'Open the link',
};
