/** Saves a file under a name, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name.replaceAll(/[\\/]/g, '-') });
  link.click();
  URL.revokeObjectURL(url);
}

/** A file's name with its ending, which many titles have already: they are the name of the file that was filed. */
export const withEnding = (title: string, ending: string): string =>
  title.toLowerCase().endsWith(`.${ending}`) ? title : `${title}.${ending}`;
