import type { UserType } from '@ginipig/domain/identity'
import type { NotificationSettings } from '@ginipig/session/session-state.ts'
import { PanelBody } from '@ginipig/ui/panel'
import { Switch } from '@ginipig/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import styles from './NotificationPart.module.css'
import { SettingsPart } from './SettingsPart.tsx'
import { TopicSwitches } from './TopicSwitches.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'

type Setting = { name: keyof NotificationSettings; label: string; description: string }

/** What comes by email and SMS. Source: spec §2 (settings), product.md §8. */
export function NotificationPart({ userType }: { userType: UserType }) {
  const { t } = useLingui()
  const settings = useSettingWords(userType)
  const { shown, change } = useNotificationSettings()
  return (
    <SettingsPart title={t`What we send you`}>
      {settings.map(({ name, label, description }) => (
        <PanelBody key={name}>
          <Switch
            label={<span className={styles.Label}>{label}</span>}
            description={description}
            checked={shown[name]}
            onCheckedChange={(isOn) => change({ [name]: isOn })}
          />
        </PanelBody>
      ))}
      <TopicSwitches
        takes={{
          other: shown.other_notifications,
          marketing: shown.marketing_notifications,
          sms: shown.sms_notifications,
        }}
      />
      <PanelBody>
        <p className={styles.Always}>
          <Info aria-hidden />
          <span>
            <Trans>
              Service messages always come, whatever you choose here: about your bookings, your money and the safety of
              your account.
            </Trans>
          </span>
        </p>
      </PanelBody>
    </SettingsPart>
  )
}

function useSettingWords(userType: UserType): readonly Setting[] {
  const { t } = useLingui()
  const isProvider = userType === 'provider'
  return [
    {
      name: 'marketing_notifications',
      label: t`Marketing emails`,
      description: isProvider
        ? t`Ideas for filling your diary, and what’s new at Ginipig.`
        : t`Appointments you might like, and what’s new at Ginipig.`,
    },
    {
      name: 'other_notifications',
      label: t`Other notifications`,
      description: isProvider
        ? t`News by email that can wait: reviews, and photos we’ve looked at.`
        : t`News by email that can wait: reminders to review, and favourites with new times.`,
    },
    {
      name: 'sms_notifications',
      label: t`SMS notifications`,
      description: isProvider
        ? t`A text when something can’t wait: a new request.`
        : t`A text when something can’t wait: an answer to your request, or a payment that didn’t go through.`,
    },
  ]
}
