import { type ReviewStep, reviewStep, type Visit } from '@ginipig/domain/review'
import { ButtonLink, type ButtonLinkProps } from '@ginipig/ui/button'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'

type ReviewLinkProps = {
  bookingId: string
  visit: Visit
  isWritten: boolean
  /** Epoch ms, by the server's clock. */
  now: number
  size?: ButtonLinkProps['size']
}

const words: Record<ReviewStep, MessageDescriptor> = {
  write: msg`Write review`,
  change: msg`Edit review`,
  view: msg`View review`,
}

const pages = { write: '/leave-review/$id', change: '/edit-review/$id', view: '/review/$id' } as const

/** To the client's review of an appointment, as far as there is one to write, to change or to read. */
export function ReviewLink({ bookingId, visit, isWritten, now, size }: ReviewLinkProps) {
  const { i18n } = useLingui()
  const step = reviewStep(visit, isWritten, now)
  if (step === undefined) return null
  return (
    <ButtonLink
      size={size}
      variant={step === 'write' ? 'primary' : 'secondary'}
      render={(slot) => <Link to={pages[step]} params={{ id: bookingId }} {...slot} />}
    >
      {i18n._(words[step])}
    </ButtonLink>
  )
}
