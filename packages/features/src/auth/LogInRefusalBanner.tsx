import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'
import { useProblemText } from '#problem/index.ts'
import type { LogInRefusal } from './use-log-in.ts'

/** Why the try failed, above the form. */
export function LogInRefusalBanner({ refusal }: { refusal: LogInRefusal }) {
  const textOf = useProblemText()
  if (refusal.kind === 'operator') {
    return (
      <Banner tone="warning" role="alert" title={<Trans>This is an operator’s account</Trans>}>
        <Trans>Operators have a desk of their own and can’t log in here.</Trans>
      </Banner>
    )
  }
  return (
    <Banner tone="danger" role="alert">
      {textOf(refusal.error)}
    </Banner>
  )
}
