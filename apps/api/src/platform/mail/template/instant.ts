import type { Language } from '@ginipig/domain/identity'
import { DEFAULT_ZONE, formatTime } from '@ginipig/domain/time'

const dates: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: DEFAULT_ZONE }),
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: DEFAULT_ZONE }),
}

/** "12:10 UK time". @param instant - epoch ms */
export const timeInWords = (instant: number, language: Language) => {
  const time = formatTime(instant, DEFAULT_ZONE)
  return language === 'en' ? `${time} UK time` : `${time}, heure du Royaume-Uni`
}

/** "Tuesday 9 February 2027 at 12:10 UK time". @param instant - epoch ms */
export const momentInWords = (instant: number, language: Language) =>
  `${dates[language].format(instant).replace(',', '')} ${language === 'en' ? 'at' : 'à'} ${timeInWords(instant, language)}`
