/** What belongs to the word behind it, in a family name of two words. */
const particles: ReadonlySet<string> = new Set(['al', 'el', 'bin', 'ibn', 'bint', 'abu', 'آل', 'ال', 'بن', 'ابن', 'بنت', 'أبو', 'ابو']);

/**
 * A name that fits, shortened in the middle if it must be: the family name, which comes last, is what tells two people apart whose first
 * names are alike. `fits` decides.
 */
export function shortenedName(name: string, fits: (text: string) => boolean): string {
  if (fits(name)) return name;
  const words = name.split(/\s+/).filter(Boolean);
  const ofFamily = particles.has((words.at(-2) ?? '').toLowerCase()) ? 2 : 1;
  const family = words.slice(-ofFamily).join(' ');
  const given = words.slice(0, -ofFamily);
  for (let kept = given.length - 1; kept > 0; kept -= 1) {
    const text = `${given.slice(0, kept).join(' ')} … ${family}`;
    if (fits(text)) return text;
  }
  const letters = Array.from(given[0] ?? '');
  for (let kept = letters.length - 1; kept > 0; kept -= 1) {
    const text = `${letters.slice(0, kept).join('')}… ${family}`;
    if (fits(text)) return text;
  }
  return family;
}
