import type { Purpose } from '@ginipig/domain/listing'
import { Tag } from '@ginipig/ui/tag'
import { useLingui } from '@lingui/react'
import { ClipboardList, GraduationCap, Images } from 'lucide-react'
import { purposeWords } from '../words/listing-words.ts'

const icons: Record<Purpose, typeof Images> = {
  case_study: ClipboardList,
  training: GraduationCap,
  portfolio: Images,
}

/** Why the provider wants clients for it. */
export function PurposeTag({ purpose }: { purpose: Purpose }) {
  const { i18n } = useLingui()
  const Icon = icons[purpose]
  return <Tag icon={<Icon aria-hidden="true" />}>{i18n._(purposeWords[purpose])}</Tag>
}
