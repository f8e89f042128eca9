import { useLingui } from '@lingui/react/macro'
import { languageNames } from '#services/languages.ts'
import { useServices, useToast } from '#services/services-context.ts'
import styles from './Choices.module.css'

/** The languages in their own words; the choice is kept, here and in the account of whoever is logged in. Takes the colour of what it stands on. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  const { languages, accountLanguage, report } = useServices()
  const toast = useToast()

  const handleChoose = async (language: string) => {
    try {
      await languages.choose(language)
      accountLanguage.tell(language)
    } catch (error) {
      report(error)
      toast.error(t`This language couldn’t be loaded. Please try again.`)
    }
  }

  return (
    <fieldset className={styles.Choices} aria-label={t`Language`}>
      {Object.entries(languageNames).map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.locale === language}
          className={styles.Choice}
          onClick={() => void handleChoose(language)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
