import { contentLanguage } from '@ginipig/app/words/content-language.ts'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import * as v from 'valibot'

/** A sign-up's schema for a form, which doesn't ask in which language we write to them: it is the app's. */
export function useInLanguage<Given>(schema: v.GenericSchema<unknown, Given>): v.GenericSchema<unknown, Given> {
  const { locale } = useLingui().i18n
  return useMemo(() => {
    const language = contentLanguage(locale)
    return v.pipe(
      v.looseObject({}),
      v.transform((values): unknown => ({ ...values, language })),
      schema,
    )
  }, [schema, locale])
}
