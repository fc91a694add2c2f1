/** What a stylesheet or a picture is in a test. */
module.exports = '';
