import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { dayTakenOff } from '@ginipig/api-client/sick-day.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getSickDay, type SickDayBooking, takeDayOff, WhyOff } from '@ginipig/contract/booking/sick-day.ts'
import { cancellationReasons, MAX_REASON_TEXT } from '@ginipig/domain/booking'
import { isCalendarDate, toWallClock } from '@ginipig/domain/time'
import { cancelReasonWords } from '@ginipig/features/booking/cancel-reason.ts'
import { BackLink } from '@ginipig/ui/back-link'
import { Button } from '@ginipig/ui/button'
import { Columns } from '@ginipig/ui/columns'
import { Field } from '@ginipig/ui/field'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { TextInput } from '@ginipig/ui/text-input'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarX, Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { WaiverField } from '#shared/cancel-fields/WaiverField.tsx'
import { noonOf } from './noon-of.ts'
import { SickDayClient } from './SickDayClient.tsx'
import { SickDayCosts } from './SickDayCosts.tsx'
import styles from './SickDayPage.module.css'
import { useMinute } from './use-minute.ts'
import { useOffers } from './use-offers.ts'

/** What a day off closes beside its bookings. */
function WhatCloses({ openSlots }: { openSlots: number }) {
  return (
    <ul className={styles.Rules}>
      {openSlots > 0 ? (
        <li>
          <CalendarX aria-hidden="true" />
          <span>
            <Plural
              value={openSlots}
              one="# open start of that day is taken off sale."
              other="# open starts of that day are taken off sale."
            />
          </span>
        </li>
      ) : null}
      <li>
        <Lock aria-hidden="true" />
        <span>
          <Trans>Nobody can book it any more. Other calendars and bookings stay as they are.</Trans>
        </span>
      </li>
    </ul>
  )
}

/** `/provider/sick-day/{day}`: a day that its provider can't work, in one act. Before it what each client gets back and what
 *  it costs, after it what came of each. Source: product.md §9, notes-console.md. */
export function SickDayPage({ day }: { day: string }) {
  const { t } = useLingui()
  const api = useApi()
  const dates = useDates()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const params = { day }
  const { data } = useSuspenseQuery(query(api, getSickDay, { params }))
  const take = useMutation({
    ...change(api, takeDayOff, dayTakenOff),
    onError: () => void makeStale(queryClient, [keyOf(getSickDay, { params })]),
  })
  const waiting = data.bookings.filter(({ done }) => done === null)
  const offers = useOffers(waiting)
  const isAtOnce = (one: SickDayBooking) => offers.offeredTo(one).length === 0
  const told = data.bookings.length - waiting.length
  const date = dates.friendlyDate(noonOf(day), data.zone)
  const [begun, setBegun] = useState({ reason: 'illness', words: '', asksWaiver: false })
  const form = useAppForm({
    schema: WhyOff,
    defaultValues: begun,
    onSubmit: async (why) => {
      const sent = form.state.values
      await take.mutateAsync({
        params,
        body: {
          why,
          bookings: waiting.map((one) => {
            const slotIds = offers.offeredTo(one)
            const sums = { id: one.id, refund: one.refund, fee: one.fee }
            return slotIds.length > 0
              ? { ...sums, choice: 'offer' as const, slotIds }
              : { ...sums, choice: 'refund' as const }
          }),
        },
      })
      // Whoever couldn't be told yet is told the same with the next try; the next day may be off for the same reason.
      setBegun(sent)
      form.reset(sent)
    },
  })
  const reason = useStore(form.store, ({ values }) => values.reason)
  // Nobody comes any more on a day that is past: there is nothing to take off.
  const today = toWallClock(useMinute(), data.zone).date
  const isPast = day < today
  const isForm = !isPast && (!data.isOff || waiting.length > 0)
  const clients = useRef<HTMLUListElement>(null)
  const over = useRef<HTMLParagraphElement>(null)
  useFocusKept(over, !isForm)
  const refundAll = () => {
    // The button pressed goes with what there was to refund.
    clients.current?.focus()
    offers.offerNothing()
  }
  return (
    <form.AppForm>
      <form.Form>
        <BackLink renderLink={(slot) => <Link to="/provider/diary" search={{ day }} {...slot} />}>
          <Trans>Diary</Trans>
        </BackLink>
        <PageHeader
          size="console"
          title={isPast ? <Trans>{date} is past</Trans> : <Trans>You can’t work on {date}</Trans>}
          lead={
            isPast ? (
              <Trans>A day can be taken off until it is over. Choose another day.</Trans>
            ) : isForm ? (
              <>
                <Trans>One step tells everybody who is booked, with another time or their money.</Trans>{' '}
                {reason === 'illness' ? <Trans>Get well.</Trans> : null}
              </>
            ) : undefined
          }
        />
        <Columns
          side={
            isPast && !data.isOff ? undefined : (
              <Panel>
                <SickDayCosts isOff={data.isOff} isPast={isPast} waiting={waiting} isAtOnce={isAtOnce} />
                <PanelBody className={styles.Act}>
                  {data.isOff ? (
                    <p ref={over} role="status" tabIndex={-1}>
                      {isPast ? null : (
                        <Trans>
                          Nobody can book it. You open it again in your diary; offers that nobody has answered are taken
                          back then.
                        </Trans>
                      )}{' '}
                      {told > 0 ? <Trans>What came of each client is shown here.</Trans> : null}
                    </p>
                  ) : (
                    <WhatCloses openSlots={data.openSlots} />
                  )}
                  {waiting.some(({ fee }) => fee > 0) ? (
                    <form.AppField name="asksWaiver">{() => <WaiverField isOne={false} />}</form.AppField>
                  ) : null}
                  {isForm ? (
                    <>
                      <form.Failure />
                      <form.SubmitButton busyLabel={t`One moment…`}>
                        {waiting.length === 0 ? (
                          <Trans>Take this day off</Trans>
                        ) : (
                          <Plural
                            value={waiting.length}
                            one="Tell # client and take the day off"
                            other="Tell all # and take the day off"
                          />
                        )}
                      </form.SubmitButton>
                    </>
                  ) : null}
                </PanelBody>
              </Panel>
            )
          }
        >
          <Panel>
            <PanelBody className={styles.Why}>
              <Field label={<Trans>Which day</Trans>}>
                <TextInput
                  type="date"
                  min={today}
                  value={day}
                  onChange={({ target: { value } }) => {
                    if (!isCalendarDate(value)) return
                    offers.reset()
                    void navigate({
                      to: '/provider/sick-day/$day',
                      params: { day: value },
                      replace: true,
                      resetScroll: false,
                      // The words stay: they are for whichever day.
                      ignoreBlocker: true,
                    })
                  }}
                />
              </Field>
              {isForm ? (
                <form.AppField name="reason">
                  {(field) => (
                    <field.ChoiceField label={t`Why`} values={cancellationReasons} words={cancelReasonWords} />
                  )}
                </form.AppField>
              ) : null}
            </PanelBody>
          </Panel>
          {isPast && data.bookings.length === 0 ? null : (
            <Panel>
              <PanelHead
                title={<Plural value={data.bookings.length} one="# client" other="# clients" />}
                end={
                  waiting.every(isAtOnce) ? undefined : (
                    <Button variant="ghost" size="sm" onClick={refundAll}>
                      {waiting.some(({ refund }) => refund > 0) ? (
                        <Trans>Refund everyone</Trans>
                      ) : (
                        <Trans>Decline everyone</Trans>
                      )}
                    </Button>
                  )
                }
              />
              {data.bookings.length === 0 ? (
                <PanelBody>
                  <Trans>Nobody else is due on this day.</Trans>
                </PanelBody>
              ) : (
                <ul ref={clients} tabIndex={-1} className={styles.Clients}>
                  {data.bookings.map((booking) => (
                    <SickDayClient
                      key={booking.id}
                      booking={booking}
                      day={day}
                      zone={data.zone}
                      times={offers.timesFor(booking)}
                      offered={offers.offeredTo(booking)}
                      onOffer={(slotIds) => offers.offer(booking.id, slotIds)}
                    />
                  ))}
                </ul>
              )}
            </Panel>
          )}
          {isForm && waiting.length > 0 ? (
            <Panel>
              <PanelBody>
                <form.AppField name="words">
                  {() => (
                    <PublicTextField
                      label={<Trans>What they’ll read</Trans>}
                      problemLabel={t`a few words`}
                      marker={reason === 'other' ? undefined : <Trans>Optional</Trans>}
                      hint={
                        <Trans>
                          Each gets your words with their own times and sums. No phone numbers or addresses, please.
                        </Trans>
                      }
                      max={MAX_REASON_TEXT}
                      rows={3}
                    />
                  )}
                </form.AppField>
              </PanelBody>
            </Panel>
          ) : null}
        </Columns>
      </form.Form>
      {isForm ? <form.UnsavedChanges /> : null}
    </form.AppForm>
  )
}
