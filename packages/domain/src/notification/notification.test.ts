import { describe, expect, test } from 'vitest'
import {
  allNotificationKinds,
  channelsFor,
  deliverAt,
  type NotificationWishes,
  notificationChannels,
  notificationPath,
  notificationRow,
  notificationSwitches,
  notificationTopics,
} from './index.ts'

const everything: NotificationWishes = { takesOther: true, takesMarketing: true, takesSms: true, turnedOff: [] }
const nothing: NotificationWishes = {
  takesOther: false,
  takesMarketing: false,
  takesSms: false,
  turnedOff: notificationTopics.flatMap((topic) => notificationChannels.map((channel) => ({ topic, channel }))),
}

describe.each(allNotificationKinds.map((kind) => ({ kind, ...notificationRow(kind) })))('$kind', (row) => {
  const { kind, topic, nature, hasSms, hasPush } = row

  test('goes by all of its channels to who wants everything, by none else', () => {
    const channels = ['app', 'mail', ...(hasSms ? ['sms'] : []), ...(hasPush ? ['push'] : [])]
    expect(channelsFor(kind, everything)).toEqual(channels)
  })

  test('stands in the app for who wants nothing; by mail only a service message', () => {
    expect(channelsFor(kind, nothing)).toEqual(nature === 'service' ? ['app', 'mail'] : ['app'])
  })

  test('needs by mail a yes to what it is', () => {
    const says = (wishes: Partial<NotificationWishes>) =>
      channelsFor(kind, { ...everything, ...wishes }).includes('mail')
    expect(says({ takesOther: false })).toBe(nature !== 'optional')
    expect(says({ takesMarketing: false })).toBe(nature !== 'marketing')
  })

  test('needs a yes to SMS, whatever else was chosen', () => {
    expect(channelsFor(kind, { ...everything, takesSms: false })).not.toContain('sms')
  })

  test.each(notificationChannels)('loses %s alone where that is turned off for its topic', (channel) => {
    const isKept = channel === 'app' || (channel === 'mail' && nature === 'service')
    const all = channelsFor(kind, everything)
    const expected = isKept ? all : all.filter((one) => one !== channel)
    expect(channelsFor(kind, { ...everything, turnedOff: [{ topic, channel }] })).toEqual(expected)
  })

  test('stays as it is where another topic is turned off', () => {
    const others = nothing.turnedOff.filter((choice) => choice.topic !== topic)
    expect(channelsFor(kind, { ...everything, turnedOff: others })).toEqual(channelsFor(kind, everything))
  })

  test('has a switch for each of its channels', () => {
    const mine = notificationSwitches(row.to).filter((one) => one.topic === topic)
    for (const channel of channelsFor(kind, everything)) expect(mine.map((one) => one.channel)).toContain(channel)
  })

  test('leads to a page of the app that its reader uses', () => {
    expect(notificationPath(kind, 'an-id').startsWith('/provider/')).toBe(row.to === 'provider')
  })

  test('goes by SMS and push where it can’t wait', () => {
    if (row.isUrgent) expect([hasSms, hasPush]).toEqual([true, true])
  })
})

test('a switch is fixed exactly where nobody can turn anything off by it', () => {
  for (const side of ['client', 'provider'] as const)
    for (const { topic, channel, isFixed } of notificationSwitches(side)) {
      const kinds = allNotificationKinds.filter((kind) => {
        const row = notificationRow(kind)
        return row.to === side && row.topic === topic
      })
      const turnedOff = [{ topic, channel }]
      const changes = kinds.some(
        (kind) => channelsFor(kind, { ...everything, turnedOff }).length < channelsFor(kind, everything).length,
      )
      expect({ side, topic, channel, isFixed }).toEqual({ side, topic, channel, isFixed: !changes })
    }
})

test('a switch turns nothing without the wish that it needs, and something with it', () => {
  const without = {
    other: { ...everything, takesOther: false },
    marketing: { ...everything, takesMarketing: false },
    sms: { ...everything, takesSms: false },
  }
  for (const side of ['client', 'provider'] as const)
    for (const { topic, channel, needs } of notificationSwitches(side).filter(({ isFixed }) => !isFixed)) {
      const kinds = allNotificationKinds.filter((kind) => {
        const row = notificationRow(kind)
        return row.to === side && row.topic === topic
      })
      const turns = (wishes: NotificationWishes) =>
        kinds.some(
          (kind) =>
            channelsFor(kind, { ...wishes, turnedOff: [{ topic, channel }] }).length < channelsFor(kind, wishes).length,
        )
      const silent = (['other', 'marketing', 'sms'] as const).filter((need) => !turns(without[need]))
      expect({ side, topic, channel, silent }).toEqual({ side, topic, channel, silent: needs === null ? [] : [needs] })
    }
})

describe('quiet hours', () => {
  const at = (text: string) => Date.parse(text)

  test.each([
    { now: '2027-02-09T12:00:00Z', goesAt: '2027-02-09T12:00:00Z' },
    { now: '2027-02-09T21:29:59Z', goesAt: '2027-02-09T21:29:59Z' },
    { now: '2027-02-09T21:30:00Z', goesAt: '2027-02-10T07:30:00Z' },
    { now: '2027-02-09T23:59:59Z', goesAt: '2027-02-10T07:30:00Z' },
    { now: '2027-02-10T00:00:00Z', goesAt: '2027-02-10T07:30:00Z' },
    { now: '2027-02-10T07:29:59Z', goesAt: '2027-02-10T07:30:00Z' },
    { now: '2027-02-10T07:30:00Z', goesAt: '2027-02-10T07:30:00Z' },
    // Summer time, and the nights in which the clocks change.
    { now: '2027-07-09T21:00:00Z', goesAt: '2027-07-10T06:30:00Z' },
    { now: '2027-03-27T22:00:00Z', goesAt: '2027-03-28T06:30:00Z' },
    { now: '2027-10-30T21:00:00Z', goesAt: '2027-10-31T07:30:00Z' },
  ])('what can wait at $now disturbs at $goesAt', ({ now, goesAt }) => {
    expect(deliverAt('booking_booked', at(now))).toBe(at(goesAt))
  })

  test('what can’t wait goes out at once', () => {
    expect(deliverAt('booking_asked_of_you', at('2027-02-09T23:00:00Z'))).toBe(at('2027-02-09T23:00:00Z'))
  })
})
