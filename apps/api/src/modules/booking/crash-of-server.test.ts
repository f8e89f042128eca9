import { testKills } from './crash.fixture.ts'

testKills('server', {
  confirmed: [
    'hold.before-commit',
    'hold.committed',
    'payment.intent-row-committed',
    'payment.created-at-stripe',
    'payment.created-and-saved',
    'finalise.before-commit',
    'finalise.committed',
    'webhook.stored',
    'accept.before-commit',
    'accept.committed',
  ],
  declined: ['decline.committed'],
})
