import { errorCode } from '@ginipig/api-client/core'
import { Banner } from '@ginipig/ui/banner'
import { useLingui } from '@lingui/react/macro'
import { useProblemText } from '#problem/index.ts'

/** Why no link was sent. */
export function LinkFailure({ error }: { error: unknown }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const isTooMany = errorCode(error) === 'too_many_requests'
  return (
    <Banner tone="danger" role="alert">
      {isTooMany ? t`You’ve asked for a few links already. Please try again later.` : textOf(error)}
    </Banner>
  )
}
