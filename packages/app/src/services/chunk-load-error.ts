/** A part of the app didn't load: it is gone after a deployment, or the network is. Source: spec §8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** What Chromium, Firefox, Safari and Vite say when an `import()` fails. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && CHUNK_FAILURE.test(error.message))
