/**
 * The text of an article. A paragraph is a string, a list an array of strings. In both, `[words](/address)` is a link
 * and `{name}` a figure that the law engine computes when the site is built.
 */
export interface ArticleText {
  /** Which figures stood there when somebody last read the article; another digest stops the build until it is read again. */
  readWith: string;
  /** The day at which the law is told. */
  lawAsOf: string;
  sections: readonly { title: string; text: readonly (string | readonly string[])[] }[];
  sources: readonly { name: string; address: string; since?: string }[];
}
