import { LanguageSwitch } from '@ginipig/app/route/LanguageSwitch.tsx'
import { ThemeSwitch } from '@ginipig/app/route/ThemeSwitch.tsx'
import { PanelBody } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './LookPart.module.css'
import { SettingsPart } from './SettingsPart.tsx'

/** How this browser shows us: kept in it. The language is the account's too, for what we write. */
export function LookPart() {
  const { t } = useLingui()
  return (
    <SettingsPart title={t`Language and colours`}>
      <PanelBody className={styles.Row}>
        <p className={styles.Name}>
          <Trans>Language</Trans>
        </p>
        <LanguageSwitch />
      </PanelBody>
      <PanelBody className={styles.Row}>
        <p className={styles.Name}>
          <Trans>Colours</Trans>
        </p>
        <ThemeSwitch />
      </PanelBody>
    </SettingsPart>
  )
}
