/** The element that a document keeps for its page. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('the document has no #root');
  return element;
}

/** The page's own fonts load from now on: on a slow line they would only keep the page's code waiting. */
export const showFonts = (): void => void (document.documentElement.dataset['fonts'] = 'own');
