import { type DocumentFormat, documentFormat, documentProblem } from '@ginipig/domain/upload'
import { Refusal } from '#platform/http/refusal.ts'
import { createSemaphore } from '#platform/semaphore/semaphore.ts'
import { checkPdf } from './check-pdf.ts'
import { checkPpt, checkPptx } from './check-slides.ts'
import type { Finding } from './finding.ts'
import { rewritePage } from './rewrite-page.ts'

const semaphore = createSemaphore({ atOnce: 1, waiting: 10 })

const refused = { unreadable: 'document_unreadable', unsafe: 'document_unsafe' } as const

function insist(finding: Finding): void {
  if (finding !== 'fine') throw new Refusal(refused[finding])
}

async function contentOf(original: Buffer, format: DocumentFormat): Promise<Uint8Array> {
  switch (format) {
    case 'html': {
      const page = rewritePage(original)
      if (page === undefined) throw new Refusal('document_unreadable')
      return page
    }
    case 'pdf':
      insist(checkPdf(original))
      return original
    case 'ppt':
      insist(checkPpt(original))
      return original
    case 'pptx':
      insist(await checkPptx(original))
      return original
  }
}

/** What a document is by its content, and the bytes of it that may be kept: a page written anew, all others as they came
 *  once they were looked through. One at a time a process. Source: decision 0049.
 *  @throws Refusal `document_type`, `document_too_large`, `document_unreadable`, `document_unsafe`, `unavailable` */
export function readDocument(original: Buffer): Promise<{ format: DocumentFormat; bytes: Uint8Array }> {
  const problem = documentProblem({ size: original.length, head: original })
  const format = documentFormat(original)
  if (problem || format === undefined) throw new Refusal(problem ?? 'document_type')
  return semaphore(async () => ({ format, bytes: await contentOf(original, format) }))
}
