import { formatLocale } from '@ginipig/app/words/locale.ts'
import type { ConsultationDocument } from '@ginipig/contract/media/document.ts'
import { type DocumentFormat, KILOBYTE, MEGABYTE } from '@ginipig/domain/upload'
import { useLingui } from '@lingui/react'

/** As people call them; the same in every language. */
const names: Record<DocumentFormat, string> = { pdf: 'PDF', html: 'HTML', ppt: 'PowerPoint', pptx: 'PowerPoint' }

/** "PDF, 1.2 MB" of a document. */
export function useDocumentWords(): (document: Pick<ConsultationDocument, 'format' | 'bytes'>) => string {
  const { i18n } = useLingui()
  return ({ format, bytes }) => {
    const [unit, value] = bytes < MEGABYTE ? ['kilobyte', bytes / KILOBYTE] : ['megabyte', bytes / MEGABYTE]
    const size = new Intl.NumberFormat(formatLocale(i18n.locale), {
      style: 'unit',
      unit,
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value)
    return `${names[format]}, ${size}`
  }
}
