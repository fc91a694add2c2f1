/** Where people write to. Whoever runs the site puts their own address here before it opens. */
export const supportAddress = 'support@evenhand.example';
