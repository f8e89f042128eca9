import { CheckboxField } from '@ginipig/app/form/fields.tsx'
import { useLingui } from '@lingui/react/macro'

/** Asks to be let off the fee of a cancellation, or the fees of several. Source: product.md §6. */
export function WaiverField({ isOne }: { isOne: boolean }) {
  const { t } = useLingui()
  return (
    <CheckboxField
      label={isOne ? t`Ask Ginipig to waive the fee` : t`Ask Ginipig to waive the fees`}
      description={
        isOne
          ? t`A person reads your reason and answers within a day. Until then the fee stands.`
          : t`A person reads your reason and answers within a day. Until then the fees stand.`
      }
      problemLabel={t`whether to ask`}
    />
  )
}
