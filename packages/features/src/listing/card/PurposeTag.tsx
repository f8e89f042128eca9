import type { Purpose } from '@ginipig/domain/listing'
import { Tag } from '@ginipig/ui/tag'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { ClipboardList, GraduationCap, Images } from 'lucide-react'
import { purposeWords } from '../listing-words.ts'

const icons: Record<Purpose, typeof Images> = {
  case_study: ClipboardList,
  training: GraduationCap,
  portfolio: Images,
}

/** Why the provider wants clients for it. */
export function PurposeTag({ purpose }: { purpose: Purpose }) {
  const { i18n } = useLingui()
  const Icon = icons[purpose]
  return (
    <Tag icon={<Icon aria-hidden="true" />}>
      <VisuallyHidden>
        <Trans>Purpose:</Trans>{' '}
      </VisuallyHidden>
      {i18n._(purposeWords[purpose])}
    </Tag>
  )
}
