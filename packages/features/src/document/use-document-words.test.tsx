import { type DocumentFormat, documentFormats, MEGABYTE } from '@ginipig/domain/upload'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDocumentWords } from './use-document-words.ts'

test.for([
  ['pdf', documentFormats.pdf.bytes, 'PDF, 50 MB'],
  ['html', documentFormats.html.bytes, 'HTML, 1 MB'],
  ['pptx', documentFormats.pptx.bytes, 'PowerPoint, 49 MB'],
  ['pdf', 1.25 * MEGABYTE, 'PDF, 1.3 MB'],
  ['ppt', 300 * 1_024, 'PowerPoint, 300 kB'],
  ['html', 1_500, 'HTML, 1.5 kB'],
] as const satisfies [DocumentFormat, number, string][])(
  '%s of %s bytes is “%s”, as limits are said',
  ([format, bytes, said]) => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const { result } = renderHook(useDocumentWords, {
      wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    })
    expect(result.current({ format, bytes })).toBe(said)
  },
)
