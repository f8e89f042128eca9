/** FNV-1a over the characters: the same text gives the same number in every browser and session.
 *  @returns unsigned 32-bit integer */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
