import { getDocument, getDocumentLink, uploadDocument } from '@ginipig/contract/media/document.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, RawBytes, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { linkForDocument, openDocument, storeDocument } from './document.ts'

/** Always a download, under a name of ours (trust.md G09). If a browser showed it all the same, it would run nothing, load
 *  nothing and have no origin. */
const sealed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-download-options': 'noopen',
}

export function documentCalls(host: Host, platform: Platform): void {
  serve(host, uploadDocument, async ({ actor, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('document_type')
    return storeDocument(platform, actor.accountId, request.body)
  })

  serve(host, getDocumentLink, async ({ actor, params }) => ({
    url: await linkForDocument(platform, actor.accountId, params.documentId),
  }))

  serve(host, getDocument, async ({ params, query }) => {
    const { bytes, format, type } = await openDocument(platform, { ...params, ...query })
    return new RawBytes(bytes, {
      ...sealed,
      'content-type': type,
      'content-disposition': `attachment; filename="consultation-form.${format}"`,
      'cache-control': 'private, no-store',
    })
  })
}
