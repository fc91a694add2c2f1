/** What a picture or a font is in a test. */
module.exports = '';
