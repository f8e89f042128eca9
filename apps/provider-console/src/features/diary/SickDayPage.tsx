import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { dayTakenOff } from '@ginipig/api-client/sick-day.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getSickDay, takeDayOff } from '@ginipig/contract/booking/sick-day.ts'
import type { SickDayChoice } from '@ginipig/domain/booking'
import { isCalendarDate } from '@ginipig/domain/time'
import { BackLink } from '@ginipig/ui/back-link'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Columns } from '@ginipig/ui/columns'
import { Field } from '@ginipig/ui/field'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { TextInput } from '@ginipig/ui/text-input'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { noonOf } from './noon-of.ts'
import { SickDayClient } from './SickDayClient.tsx'
import styles from './SickDayPage.module.css'

/** `/provider/sick-day/{day}`: a day that its provider can't work, in one act. Before it what each client gets back and what
 *  it costs, after it what came of each. Source: product.md §9, notes-console.md. */
export function SickDayPage({ day }: { day: string }) {
  const { t } = useLingui()
  const api = useApi()
  const dates = useDates()
  const money = useMoney()
  const textOf = useProblemText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const params = { day }
  const { data } = useSuspenseQuery(query(api, getSickDay, { params }))
  const [chosen, setChosen] = useState<Readonly<Record<string, SickDayChoice>>>({})
  const take = useMutation({
    ...change(api, takeDayOff, dayTakenOff),
    onError: () => void makeStale(queryClient, [keyOf(getSickDay, { params })]),
  })
  const choiceOf = ({ id, canOffer }: { id: string; canOffer: boolean }) =>
    canOffer ? (chosen[id] ?? 'offer') : 'refund'
  const waiting = data.bookings.filter(({ done }) => done === null)
  const told = data.bookings.length - waiting.length
  const sum = (of: 'refund' | 'fee', among = waiting) => among.reduce((all, one) => all + one[of], 0)
  const atOnce = waiting.filter((one) => choiceOf(one) === 'refund')
  const most = money(sum('fee'))
  const least = money(sum('fee', atOnce))
  const fee = least === most ? most : t`${least} to ${most}`
  const date = dates.friendlyDate(noonOf(day), data.zone)
  const send = () =>
    take.mutate({
      params,
      body: {
        bookings: waiting.map((one) => ({ id: one.id, choice: choiceOf(one), refund: one.refund, fee: one.fee })),
      },
    })
  return (
    <>
      <BackLink renderLink={(slot) => <Link to="/provider/diary" search={{ day }} {...slot} />}>
        <Trans>Diary</Trans>
      </BackLink>
      <PageHeader
        size="console"
        title={<Trans>You can’t work on {date}</Trans>}
        lead={<Trans>One act tells everybody who is booked, with another time or their money. Get well.</Trans>}
      />
      <Columns
        side={
          <Panel>
            <PanelHead title={data.isOff ? <Trans>This day is off</Trans> : <Trans>What it costs you</Trans>} />
            <PanelBody className={styles.Act}>
              {data.isOff ? (
                <p role="status">
                  <Trans>Nobody can book it. You open it again in your diary.</Trans>{' '}
                  {told > 0 ? <Trans>What came of each client is shown here.</Trans> : null}
                </p>
              ) : (
                <p>
                  <Trans>Nobody can book it any more. Other calendars and bookings stay as they are.</Trans>
                </p>
              )}
              {waiting.length === 0 ? null : (
                <>
                  <ReceiptLines>
                    <ReceiptLine label={t`Back to clients at once`} value={money(sum('refund', atOnce))} />
                    <ReceiptLine label={t`Back to clients at most`} value={money(sum('refund'))} />
                    <ReceiptLine label={t`Your fees`} value={fee} tone="total" />
                  </ReceiptLines>
                  <p className={styles.Hint}>
                    <Trans>
                      Nothing for who moves or has only asked. It comes off your next releases. This can’t be undone.
                    </Trans>
                  </p>
                </>
              )}
              {take.error ? (
                <Banner tone="danger" role="alert">
                  {textOf(take.error)}
                </Banner>
              ) : null}
              {data.isOff && waiting.length === 0 ? null : (
                <Button variant="primary" busy={take.isPending} busyLabel={t`One moment…`} onClick={send}>
                  {waiting.length === 0 ? (
                    <Trans>Take this day off</Trans>
                  ) : (
                    <Plural
                      value={waiting.length}
                      one="Tell # client and take the day off"
                      other="Tell all # and take the day off"
                    />
                  )}
                </Button>
              )}
            </PanelBody>
          </Panel>
        }
      >
        <Panel>
          <PanelBody>
            <Field label={<Trans>Which day</Trans>}>
              <TextInput
                type="date"
                value={day}
                onChange={({ target: { value } }) => {
                  if (!isCalendarDate(value)) return
                  take.reset()
                  void navigate({
                    to: '/provider/sick-day/$day',
                    params: { day: value },
                    replace: true,
                    resetScroll: false,
                  })
                }}
              />
            </Field>
          </PanelBody>
          <PanelHead title={<Plural value={data.bookings.length} one="# client" other="# clients" />} />
          {data.bookings.length === 0 ? (
            <PanelBody>
              <Trans>Nobody is still to come on this day.</Trans>
            </PanelBody>
          ) : (
            <ul className={styles.Clients}>
              {data.bookings.map((booking) => (
                <SickDayClient
                  key={booking.id}
                  booking={booking}
                  zone={data.zone}
                  choice={choiceOf(booking)}
                  onChoose={(choice) => setChosen((now) => ({ ...now, [booking.id]: choice }))}
                />
              ))}
            </ul>
          )}
        </Panel>
      </Columns>
    </>
  )
}
