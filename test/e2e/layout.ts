import type { Page } from 'playwright-core';

interface Misfits {
  /** The pixels by which the page is wider than the window. */
  readonly sideways: number;
  /** Elements that are cut off, exceed their surface or the window, or cover the next word of an axis, with the maximum excess in pixels. */
  readonly cut: Readonly<Record<string, number>>;
}

/** What does not fit into a page at its current width. */
export const misfits = (page: Page): Promise<Misfits> => page.evaluate(findMisfits);

/** Runs in the page. */
export function findMisfits(): Misfits {
  const tolerance = 1.5;
  const surfaces = '.panel, .tile, .chip, .button, .choice, .notice, dialog, [popover], td, th, main, body';
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (element: Element) => {
    const classes = element.getAttribute('class')?.split(/\s+/)[0];
    return `${element.localName}${classes ? `.${classes}` : ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  };
  const overEdge = (inner: DOMRect, start: number, end: number) => Math.max(start - inner.left, inner.right - end);
  /** A text for screen readers only, or one whose end is meant to give way to an ellipsis. */
  const isMeant = (element: Element) => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { textOverflow, clipPath, position } = getComputedStyle(one);
      if (textOverflow === 'ellipsis' || (position === 'absolute' && clipPath !== 'none')) return true;
    }
    return element.closest('.skip-link') !== null;
  };
  const cut: Record<string, number> = {};
  const note = (what: string, px: number) => (cut[what] = Math.max(cut[what] ?? 0, Math.round(px)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const judge = (rect: DOMRect, element: Element) => {
    if (rect.width === 0 || rect.height === 0 || isMeant(element)) return;
    const beyondWindow = overEdge(rect, 0, clientWidth);
    if (beyondWindow > tolerance) {
      note(`${named(element)} leaves the window`, beyondWindow);
      return;
    }
    const surface = element.parentElement?.closest(surfaces);
    if (!surface) return;
    const edge = surface.getBoundingClientRect();
    const beyond = overEdge(rect, edge.left, edge.right);
    if (beyond > tolerance) note(`${named(element)} leaves its ${named(surface)}`, beyond);
  };

  for (const element of document.querySelectorAll('body *')) {
    if (!shown(element) || element.closest('svg svg, svg > *') !== null) continue;
    if (element.matches('a, button, input:not([type=checkbox], [type=radio]), select, textarea, summary')) {
      judge(element.getBoundingClientRect(), element);
    }
    const { overflowX } = getComputedStyle(element);
    const hides = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + tolerance;
    if (hides && !element.matches('input, textarea, select') && !isMeant(element)) {
      note(`${named(element)} hides part of its content`, element.scrollWidth - element.clientWidth);
    }
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || child.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(child);
      for (const rect of range.getClientRects()) judge(rect, element);
    }
  }
  for (const drawing of document.querySelectorAll('.drawing-place')) {
    const words = [...drawing.querySelectorAll('.drawn-tick text')].map((element) => ({ element, rect: element.getBoundingClientRect() }));
    for (const [index, one] of words.entries()) {
      for (const next of words.slice(index + 1)) {
        const level = Math.min(one.rect.right, next.rect.right) - Math.max(one.rect.left, next.rect.left);
        const upright = Math.min(one.rect.bottom, next.rect.bottom) - Math.max(one.rect.top, next.rect.top);
        if (level > tolerance && upright > tolerance) note(`${named(one.element)} covers ${named(next.element)}`, level);
      }
    }
  }
  return { sideways: scrollWidth - clientWidth, cut };
}

/** A browser's message about a provoked error answer. */
const expectedComplaint = /Failed to load resource|status of \d{3}|^sign-in failed/;

/** Collects a page's errors: exceptions, and errors in its console. */
export function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedComplaint.test(message.text())) complaints.push(message.text());
  });
}
