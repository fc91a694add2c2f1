/** What a stylesheet is in a test: no class has a name. An empty string would give its own methods, such as `small`. */
module.exports = {};
