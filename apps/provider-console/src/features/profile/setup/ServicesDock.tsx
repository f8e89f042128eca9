import { CancelButton } from '@ginipig/app/form/parts.tsx'
import { type Category, categories, type Subcategory } from '@ginipig/domain/listing'
import { subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StepDock } from '#shared/step-dock/StepDock.tsx'

/** What is chosen of each category; undefined where it isn't ticked. */
export type Chosen = Record<Category, Subcategory[] | undefined>

type ServicesDockProps = { before: Chosen; after: Chosen; onUndo: () => void; children: ReactNode }

/** How many changes wait to be saved, and which; all of them can be undone. */
export function ServicesDock({ before, after, onUndo, children }: ServicesDockProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const missing = (from: Chosen, than: Chosen) =>
    categories.flatMap((one) => (than[one] ?? []).filter((service) => !from[one]?.includes(service)))
  const [added, gone] = [missing(before, after), missing(after, before)]
  const count = added.length + gone.length
  const names = (services: readonly Subcategory[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(services.map((one) => i18n._(subcategoryWords[one])))
  const which = [
    ...(added.length > 0 ? [t`added ${names(added)}`] : []),
    ...(gone.length > 0 ? [t`took out ${names(gone)}`] : []),
  ].join('; ')
  return (
    <StepDock
      title={count === 0 ? t`Nothing changed` : plural(count, { one: '# change', other: '# changes' })}
      detail={count === 0 ? undefined : which}
      back={
        count === 0 ? undefined : (
          <CancelButton size="lg" onClick={onUndo}>
            <Trans>Undo changes</Trans>
          </CancelButton>
        )
      }
    >
      {children}
    </StepDock>
  )
}
