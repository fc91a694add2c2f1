/** Where people write to. Whoever runs the site puts their own address here before it opens. */
export const supportAddress = 'support@evenhand.example';

/** On localhost, where nobody has set who runs the site. */
export const sampleSender = {
  name: 'A sample installation of Evenhand',
  address: '1 Sample Street, Sampletown ON (not a real address)',
};
