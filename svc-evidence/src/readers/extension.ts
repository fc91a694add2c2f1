export const extensionOf = (filename: string): string => filename.toLowerCase().match(/\.([a-z0-9]{1,5})$/)?.[1] ?? '';
