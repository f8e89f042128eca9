import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a file in brotli at its best, as the apps' servers send it. */
export const compressed = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length
