import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { carryMustHaves } from '@ginipig/domain/listing'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Given, savePhotoUrl } from './draft-store.ts'
import { carriesAtOnce, refusedBooking } from './refused-booking.ts'
import type { MustHavesForm } from './use-must-haves-form.ts'

type CarryOverProps = { booking: ClientBooking; form: MustHavesForm; given: Given }

const nothing = { photoIds: [], answers: {} }

const showIt = (element: HTMLElement | null) => element?.focus()

/** What was given for a booking that came to nothing fills this form once the client says so. Answers still leave the
 *  browser only with the consent ticked for this provider. Nothing where nothing of it fits. */
export function CarryOver({ booking, form, given }: CarryOverProps) {
  const { t } = useLingui()
  const [earlierId] = useState(() => refusedBooking.read())
  const [isFilled, setIsFilled] = useState(false)
  const { data: earlier } = useQuery({
    ...query(useApi(), getMyBooking, { params: { bookingId: earlierId ?? '' } }),
    enabled: earlierId !== undefined && earlierId !== booking.id,
  })
  const carried = earlier
    ? carryMustHaves({ asked: earlier.mustHavesAsked, given: earlier.mustHavesGiven }, booking.mustHavesAsked, given)
    : nothing
  const photoCount = carried.photoIds.length
  const answerCount = Object.keys(carried.answers).length
  const isKnown = earlier !== undefined
  const isWanted = photoCount + answerCount > 0

  const fill = () => {
    for (const { id, url } of earlier?.photos ?? []) savePhotoUrl(id, url)
    if (photoCount > 0) form.setFieldValue('photoIds', [...carried.photoIds])
    if (answerCount > 0) form.setFieldValue('answers', { ...given.answers, ...carried.answers })
    refusedBooking.clear()
    carriesAtOnce.clear()
    setIsFilled(true)
  }
  // Who chose it among the three like theirs was told that this goes along.
  const fillOnce = useEffectEvent(fill)
  useEffect(() => {
    if (!isKnown || !carriesAtOnce.read()) return
    if (isWanted) fillOnce()
    else carriesAtOnce.clear()
  }, [isKnown, isWanted])

  if (isFilled) {
    return (
      <Banner ref={showIt} tabIndex={-1} tone="success" title={<Trans>Filled in below</Trans>}>
        <Trans>Please check that it’s still right, and add what’s missing.</Trans>
      </Banner>
    )
  }
  if (!earlier || !isWanted) return null
  const name = booking.provider.firstName
  const earlierName = earlier.provider.firstName
  const photosText = t`${plural(photoCount, { one: '# photo', other: '# photos' })}`
  const answersText = t`${plural(answerCount, { one: '# answer', other: '# answers' })}`
  const parts = [...(photoCount > 0 ? [photosText] : []), ...(answerCount > 0 ? [answersText] : [])].join(', ')
  return (
    <Banner
      title={<Trans>Use what you sent {earlierName}?</Trans>}
      action={
        <Button variant="secondary" onClick={fill}>
          <Trans>Fill it in</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This fits here too: {parts}. You can change all of it.</Trans>
      </p>
      {answerCount > 0 ? (
        <p>
          <Trans>{name} sees your answers only once you tick that they may.</Trans>
        </p>
      ) : null}
    </Banner>
  )
}
