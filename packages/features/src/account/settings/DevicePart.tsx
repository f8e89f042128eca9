import { useInstallOffer } from '@ginipig/app/device/install-offer.ts'
import { usePush } from '@ginipig/app/device/use-push.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { Button } from '@ginipig/ui/button'
import { PanelBody } from '@ginipig/ui/panel'
import { Switch } from '@ginipig/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { SettingsPart } from './SettingsPart.tsx'
import { SettingsRow } from './SettingsRow.tsx'

/** What is chosen for this device alone: to be told here, and the app on its home screen. Not there where a browser can
 *  do neither. */
export function DevicePart() {
  const { t } = useLingui()
  const install = useInstallOffer()
  const push = usePush()
  const isMarketplace = useServices().app === 'marketplace'
  const hasPush = push.state !== 'unavailable'
  if (!hasPush && install.way === undefined) return null
  return (
    <SettingsPart title={t`This device`}>
      {hasPush ? <PushSwitch {...push} /> : null}
      {install.way === 'ask' ? (
        <SettingsRow
          name={<Trans>Home screen</Trans>}
          text={
            isMarketplace ? (
              <Trans>Open Ginipig like an app, and today’s appointment without signal.</Trans>
            ) : (
              <Trans>Open Ginipig like an app.</Trans>
            )
          }
          action={
            <Button size="sm" onClick={install.ask}>
              <Trans>Add to home screen</Trans>
            </Button>
          }
        />
      ) : null}
      {install.way === 'share' ? (
        <PanelBody>
          <Trans>Home screen: tap Share in Safari, then “Add to Home Screen”.</Trans>
        </PanelBody>
      ) : null}
    </SettingsPart>
  )
}

function PushSwitch({ state, turnOn, turnOff }: ReturnType<typeof usePush>) {
  const { t } = useLingui()
  const toast = useToast()
  const { mutate: turn, isPending } = useMutation({
    mutationFn: (wish: boolean) => (wish ? turnOn() : turnOff()),
    onError: (_error, wish) =>
      toast.error(
        wish
          ? t`Your browser couldn’t turn on notifications. Please try again later.`
          : t`We couldn’t turn off notifications on this device. Please try again later.`,
      ),
  })
  return (
    <PanelBody>
      {state === 'blocked' ? (
        <Trans>
          Your browser holds back notifications from Ginipig. You can allow them in its settings for this site.
        </Trans>
      ) : (
        <Switch
          label={t`Notifications on this device`}
          description={t`Shows who and what, never the treatment or a sum. Until you log out.`}
          checked={state === 'on'}
          onCheckedChange={(wish) => isPending || turn(wish)}
        />
      )}
    </PanelBody>
  )
}
