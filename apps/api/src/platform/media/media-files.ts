/** Where the bytes of photos and documents are kept; which bytes there are say their rows. Nobody but the API's processes
 *  reaches them: a visitor gets them by our own addresses, signed where they are private. */
export type MediaFiles = {
  /** Writes bytes under a name that nothing has yet, wholly or not at all.
   *  @throws Refusal `unavailable` when no more is taken, or nobody answers */
  add(fileName: string, bytes: Uint8Array): Promise<void>
  /** @throws for a name that nothing has */
  read(fileName: string): Promise<Buffer>
  remove(fileName: string): Promise<void>
  /** Names of what was written at least so long ago, some hundreds at a time: our files, and the drafts that a crash
   *  left. Anything else that lies there is not ours to list. */
  olderThan(ms: number): AsyncIterable<readonly string[]>
}

/** Names of our files: a photo in a width, one of before the widths, a document. */
export const OWN_NAME = /^[\da-f-]{36}(?:-\d{1,5}\.webp|\.jpg|\.(?:pdf|html|pptx?))$/
