/** The end of a file's name, in small letters; empty when it has none. */
export const extensionOf = (filename: string): string => filename.toLowerCase().match(/\.([a-z0-9]{1,5})$/)?.[1] ?? '';
