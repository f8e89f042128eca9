import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loggedOut, type SessionAction, type SessionState, sessionReducer } from './session-state.ts'
import { hannah, priya, sessionFor } from './testing/people.ts'

const person = fc.constantFrom(hannah, priya)
const session = fc
  .tuple(person, fc.string({ minLength: 1 }), fc.nat())
  .map(([userData, token, expiresAt]) => sessionFor(userData, token, expiresAt))
const kept = fc.constantFrom<SessionAction>(
  { type: 'kept', data: { forgetPassword: { email: 'a@b.test' } } },
  { type: 'kept', data: { homeData: { place: 'Leeds' } } },
  { type: 'kept', data: { favouriteData: { listingIds: ['l1'] } } },
)
const action: fc.Arbitrary<SessionAction> = fc.oneof(
  session.map((one): SessionAction => ({ type: 'loggedIn', session: one })),
  session.map((one): SessionAction => ({ type: 'refreshed', session: one })),
  fc
    .tuple(person, fc.boolean())
    .map(([one, sms]): SessionAction => ({ type: 'userDataChanged', userData: { ...one, sms_notifications: sms } })),
  kept,
  fc.constant<SessionAction>({ type: 'loggedOut' }),
)

const run = (actions: readonly SessionAction[]): SessionState => actions.reduce(sessionReducer, loggedOut)
const actions = fc.array(action, { maxLength: 30 })

test('person, token, its end and the settings come and go together', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const { userData, accessToken, expiresAt, settingNotification } = run(list)
      const present = [userData, accessToken, expiresAt, settingNotification].map((one) => one !== null)
      expect(new Set(present).size).toBe(1)
    }),
  )
})

test('the settings are always those of the person', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const { userData, settingNotification } = run(list)
      expect(settingNotification?.sms_notifications).toBe(userData?.sms_notifications)
    }),
  )
})

test('after a log-out nothing is left, whatever was before', () => {
  fc.assert(
    fc.property(actions, (list) => {
      expect(run([...list, { type: 'loggedOut' }])).toEqual(loggedOut)
    }),
  )
})

test('another person inherits nothing', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const before = run([{ type: 'loggedIn', session: sessionFor(hannah, 't', 1) }, ...list])
      fc.pre(before.userData?.id === hannah.id)
      const after = sessionReducer(before, { type: 'loggedIn', session: sessionFor(priya, 'p', 2) })
      expect(after).toEqual(run([{ type: 'loggedIn', session: sessionFor(priya, 'p', 2) }]))
    }),
  )
})

test('a refresh never signs anybody in', () => {
  expect(run([{ type: 'refreshed', session: sessionFor(hannah, 't', 1) }])).toEqual(loggedOut)
})

test('states are never changed in place', () => {
  fc.assert(
    fc.property(actions, action, (list, next) => {
      const state = run(list)
      const copy = structuredClone(state)
      sessionReducer(state, next)
      expect(state).toEqual(copy)
    }),
  )
})
