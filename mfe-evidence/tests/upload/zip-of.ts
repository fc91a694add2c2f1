/** Texts by path; a path that begins with "locked" is locked. */
export const zipOf = async (texts: Record<string, string>, password = ''): Promise<File> => {
  const { BlobWriter, TextReader, ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [path, text] of Object.entries(texts))
    await zip.add(path, new TextReader(text), path.startsWith('locked') ? { password } : {});
  return new File([await zip.close()], 'export.zip');
};
