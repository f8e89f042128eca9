import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { Banner, type BannerProps } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { handFocusOn } from '#device/hand-focus-on.ts'
import { useProblemText } from './problem-text.ts'

type Codes = ReturnType<typeof errorCode>

type FailureCase = {
  tone?: BannerProps['tone']
  /** In place of the usual words. */
  words?: ReactNode
  /** Behind them: the way to what stands in the way. */
  after?: ReactNode | ((error: unknown) => ReactNode)
}

type FailureProps = {
  error: unknown
  /** What is said otherwise here than everywhere, by the problem's code. */
  cases?: Partial<Record<Codes, FailureCase>>
  /** Given where no other button tries again. */
  onTryAgain?: (() => unknown) | undefined
  isTrying?: boolean | undefined
  ref?: Ref<HTMLDivElement>
}

/** Beside the button for more, which tries again: that more didn't come. At the head of a long list it would be out of
 *  sight. */
export const MoreFailure = ({ list }: { list: { error: unknown; isFetchNextPageError: boolean } }): ReactNode =>
  list.isFetchNextPageError ? <Failure error={list.error} /> : null

/** What a failed call says, and the way to call again. */
export function Failure({ error, cases = {}, onTryAgain, isTrying, ref }: FailureProps) {
  const textOf = useProblemText()
  const { tone = 'danger', words = textOf(error), after } = cases[errorCode(error)] ?? {}
  const action = onTryAgain ? (
    <Button ref={handFocusOn} size="sm" busy={isTrying} onClick={() => void onTryAgain()}>
      <Trans>Try Again</Trans>
    </Button>
  ) : undefined
  return (
    <Banner tone={tone} role="alert" action={action} ref={ref}>
      {words}
      {after === undefined ? null : <> {typeof after === 'function' ? after(error) : after}</>}
    </Banner>
  )
}
