import { expect, test } from 'vitest'
import { browserNames } from './browser-name.ts'

const mozilla = (rest: string) => `Mozilla/5.0 ${rest}`

test.for([
  [
    mozilla(
      '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ),
    'Safari',
    'macOS',
  ],
  [mozilla('(X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'), 'Firefox', 'Linux'],
  [
    mozilla(
      '(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    ),
    'Microsoft Edge',
    'Windows',
  ],
  [
    mozilla(
      '(iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130 Mobile/15E148 Safari/604.1',
    ),
    'Chrome',
    'iOS',
  ],
  ['curl/8.9.1', null, null],
  ['<b>evil</b>/1 (evil)', null, null],
  ['x'.repeat(400), null, null],
  ['', null, null],
  [null, null, null],
] as const)('%s', ([userAgent, browser, platform]) => {
  expect(browserNames(userAgent)).toEqual({ browser, platform })
})
