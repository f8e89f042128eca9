/** One owner's items that may follow each other in a list. */
export const MOST_IN_A_ROW = 2

/** Reads pages of a sorted list so that nobody has more than two items in a row: one who would waits for the next of
 *  somebody else. What a page has left waits for the next page, unless nothing comes or it is most of that page: a list
 *  of one owner stays whole. What was shown keeps its place when more pages come.
 *  @param hasMore - whether another page comes after the last */
export function spreadOwners<Item>(
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
