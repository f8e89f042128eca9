/** What `apps/marketplace/dist-server/entry-server.js` gives; its source says what each part is. */
export interface Copy {
  readonly loadLanguage: (language: string) => Promise<void>
  readonly publicAddress: (path: string) => string | undefined
  readonly renderPage: (asked: {
    url: string
    apiOrigin: string
    fetch: typeof fetch
    signal: AbortSignal
  }) => Promise<Rendered>
}

export interface Rendered {
  /** 404 and 410 are what the page is about. */
  readonly status: number
  /** Where the page leads, with a status of 3xx. */
  readonly location?: string | undefined
  /** Undefined where the page leads elsewhere. */
  readonly page:
    | {
        readonly head: string
        readonly body: string
        readonly state: string
        readonly route: string
        readonly preview?: Preview | undefined
      }
    | undefined
}

/** What the picture of a page in previews shows (apps/marketplace/src/server/preview.ts). */
export interface Preview {
  readonly title: string
  readonly line: string
  readonly level?: { readonly name: string; readonly rank: number; readonly key: string } | undefined
  readonly price?: { readonly now: string; readonly usual: string; readonly saving: string } | undefined
  readonly note?: string | undefined
  readonly cover: string
  readonly category?: string | undefined
}

/** The app once for each language: its words are set for a whole module, so each language has modules of its own.
 *  @param entry - file URL of the built entry  @throws when the app was not built */
export async function loadCopy(entry: URL, language: string): Promise<Copy> {
  // Our own build wrote it.
  const copy = (await import(`${entry.href}?language=${language}`)) as Copy
  await copy.loadLanguage(language)
  return copy
}
