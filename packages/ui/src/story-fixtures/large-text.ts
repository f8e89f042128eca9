/** Looks at a story in text twice as large, as a browser's own setting makes it (WCAG 1.4.4). */
export async function inLargeText(look: () => Promise<void>): Promise<void> {
  const { style } = document.documentElement
  style.fontSize = '200%'
  try {
    await look()
  } finally {
    style.removeProperty('font-size')
  }
}

/** @returns the words that stand on two lines, in the middle of which a line ends */
export function brokenWords(element: Element): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}
