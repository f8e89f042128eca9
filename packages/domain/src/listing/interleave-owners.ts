/** One owner's items that may follow each other in a list. */
export const MOST_IN_A_ROW = 2

/** Interleaves pages of a sorted list so that nobody has more than two items in a row: a third one waits for the next item
 *  of somebody else. What is left of a page waits for the next page, unless there is none or it is most of the page: a list
 *  of one owner stays whole. Items already shown keep their place when more pages come.
 *  @param hasMore - whether another page comes after the last */
export function interleaveOwners<Item>(
  pages: readonly (readonly Item[])[],
  ownerOf: (item: Item) => string,
  hasMore: boolean,
): Item[] {
  const shown: Item[] = []
  let waiting: Item[] = []
  const isFull = (item: Item) => {
    const last = shown.slice(-MOST_IN_A_ROW)
    return last.length === MOST_IN_A_ROW && last.every((one) => ownerOf(one) === ownerOf(item))
  }
  for (const [index, page] of pages.entries()) {
    waiting = [...waiting, ...page]
    for (;;) {
      const next = waiting.findIndex((item) => !isFull(item))
      if (next === -1) break
      shown.push(...waiting.splice(next, 1))
    }
    const isEnd = index === pages.length - 1 && !hasMore
    if (isEnd || waiting.length > page.length / 2) shown.push(...waiting.splice(0))
  }
  return shown
}
