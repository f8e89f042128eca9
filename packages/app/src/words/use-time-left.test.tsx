import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTimeLeftWords } from './use-time-left.ts'

test.for([
  [7 * HOUR_MS + 42 * MINUTE_MS, '7 h 42 min left'],
  [7 * HOUR_MS + 59_999, '7 h left'],
  [HOUR_MS - 1, '59 min left'],
  [59_999, 'Less than a minute left'],
  [0, 'Time’s up'],
] as const)('%s ms are told as %s', ([left, words]) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { result } = renderHook(useTimeLeftWords, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  expect(result.current(left)).toBe(words)
})
