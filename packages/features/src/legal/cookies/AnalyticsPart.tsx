import { useAnalytics } from '@ginipig/app/analytics/analytics.ts'
import { Switch } from '@ginipig/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'

/** Whether visits are counted, and on this device. */
export function AnalyticsPart() {
  const { t } = useLingui()
  const { isConfigured, choice, choose } = useAnalytics()
  if (!isConfigured)
    return (
      <p>
        <Trans>We don’t count visits: there is nothing to agree to, and so we don’t ask.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>
          If you say yes, Google Analytics tells us which kinds of pages are opened: no name, no address of a page, no
          booking. It keeps cookies whose names begin with _ga, for 13 months at most. Until you say yes nothing of it
          is loaded; when you take it back it stops and its cookies go.
        </Trans>
      </p>
      <Switch
        label={t`Counting visits`}
        checked={choice === 'yes'}
        onCheckedChange={(isOn) => choose(isOn ? 'yes' : 'no')}
      />
    </>
  )
}
