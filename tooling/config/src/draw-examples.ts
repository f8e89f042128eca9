import fc from 'fast-check'
import { IS_LONG, SEED } from './test-run.ts'

fc.configureGlobal({ seed: SEED, numRuns: IS_LONG ? 10_000 : 500 })
