import { Country, County, DialCode } from '@ginipig/domain/identity'
import { dialOf } from '@ginipig/ui/phone-input'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { countiesOf, ukCounties, ukCountyOf } from './counties.ts'
import { countriesIn } from './countries.ts'
import { dialCodeOf, dialCodesIn } from './dial-codes.ts'

describe('countries', () => {
  test('have names in the app’s language, in its order', () => {
    const [english, french] = [countriesIn('en-GB'), countriesIn('fr-FR')]
    expect(english.find(({ code }) => code === 'GB')?.name).toBe('United Kingdom')
    expect(french.find(({ code }) => code === 'GB')?.name).toBe('Royaume-Uni')
    const codes = french.map(({ code }) => code)
    // Égypte stands with E, not after Z.
    expect(codes.indexOf('EG')).toBeLessThan(codes.indexOf('FR'))
    expect(codes.indexOf('EG')).toBeGreaterThan(codes.indexOf('DK'))
  })

  test('are called as in Britain, whatever a browser adds', () => {
    const added = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Falkland Islands (Islas Malvinas)')
    expect(countriesIn('en-GB').map(({ name }) => name)).toContain('Falkland Islands')
    added.mockRestore()
  })

  test('are all taken by the rule', () => {
    expect(countriesIn('en-GB').filter(({ code }) => !v.is(Country, code))).toEqual([])
    expect(countriesIn('en-GB').length).toBeGreaterThan(240)
    expect(countriesIn('en-GB').map(({ code }) => code)).not.toContain('AQ')
  })
})

describe('dialling codes', () => {
  const dialCodes = dialCodesIn('en-GB')

  test('stand under the country’s name', () => {
    expect(dialCodes.find(({ id }) => id === 'GB')).toMatchObject({
      code: '44',
      short: 'GB +44',
      label: 'United Kingdom +44',
    })
    expect(dialCodesIn('fr-FR').find(({ id }) => id === 'DE')?.label).toBe('Allemagne +49')
  })

  test('are each there once, and all taken by the rule', () => {
    expect(new Set(dialCodes.map(({ id }) => id)).size).toBe(dialCodes.length)
    expect(dialCodes.filter(({ code }) => !v.is(DialCode, `+${code}`))).toEqual([])
  })

  test('shared by several countries are one’s', () => {
    const codes = new Set(dialCodes.map(({ code }) => code))
    const mainOf = (code: string) => dialCodes.filter((dial) => dial.code === code && dial.isMain).length
    const isShared = (code: string) => dialCodes.filter((dial) => dial.code === code).length > 1
    expect([...codes].filter((code) => isShared(code) && mainOf(code) !== 1)).toEqual([])
    expect(['44', '1', '7'].map((code) => dialOf(dialCodes, code)?.id)).toEqual(['GB', 'US', 'RU'])
    expect(dialOf(dialCodes, '383')?.id).toBe('XK')
  })

  test.for([
    ['GB', '+44'],
    ['FR', '+33'],
    ['CA', '+1'],
    ['XK', '+383'],
    ['??', '+44'],
  ] as const)('of %s is %s', ([country, code]) => {
    expect(dialCodeOf(country)).toBe(code)
  })
})

describe('counties', () => {
  test.for([
    'Greater London',
    'Greater Manchester',
    'Merseyside',
    'West Midlands',
    'South Yorkshire',
    'West Yorkshire',
  ])('%s is one of the United Kingdom', (county) => expect(ukCounties).toContain(county))

  test('are in order, each once, and all taken by the rule', () => {
    expect(ukCounties).toEqual([...new Set(ukCounties)].sort())
    expect(ukCounties.filter((county) => !v.is(County, county))).toEqual([])
    expect(ukCounties.length).toBeGreaterThan(120)
  })

  test.for([
    ['Greater Manchester', 'Greater Manchester'],
    ['County of Bristol', 'Bristol'],
    ['Cardiff', 'South Glamorgan'],
    ['Western Isles', 'Na h-Eileanan Siar'],
    // In Mid Glamorgan and in Gwent.
    ['Caerphilly', undefined],
    ['', undefined],
    ['Jersey Channel Islands', undefined],
  ] as const)('of a postcode in %s: %s', ([area, county]) => {
    expect(ukCountyOf(area)).toBe(county)
  })

  test('are chosen in the United Kingdom and typed elsewhere', () => {
    expect(countiesOf('GB')).toBe(ukCounties)
    expect(countiesOf('IE')).toBeUndefined()
  })
})
