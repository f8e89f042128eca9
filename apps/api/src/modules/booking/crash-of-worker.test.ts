import { testKills } from './crash.fixture.ts'

testKills('worker', {
  confirmed: [
    'finalise.before-commit',
    'finalise.committed',
    'capture.before-call',
    'capture.done-at-stripe',
    'capture.applied',
  ],
  declined: ['void.before-call', 'void.done-at-stripe'],
  expired: ['expire.committed', 'void.before-call', 'void.done-at-stripe'],
})
