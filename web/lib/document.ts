/** The element that a document keeps for its page. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('the document has no #root');
  return element;
}

/** Starts loading the page's own fonts, which would delay the page's code on a slow line if loaded earlier. */
export const showFonts = (): void => void (document.documentElement.dataset['fonts'] = 'own');
