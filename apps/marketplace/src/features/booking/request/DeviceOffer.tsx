import { useAskedBefore } from '@ginipig/app/device/asked-before.ts'
import { useInstallOffer } from '@ginipig/app/device/install-offer.ts'
import { usePush } from '@ginipig/app/device/use-push.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styles from './DeviceOffer.module.css'

/** After a booking, once: the app on the home screen, or else to be told on this device. "Not now" is remembered; both
 *  then live in the settings. */
export function DeviceOffer() {
  const { t } = useLingui()
  const toast = useToast()
  const install = useInstallOffer()
  const push = usePush()
  const [wasInstallAsked, noteInstall] = useAskedBefore('install')
  const [wasPushAsked, notePush] = useAskedBefore('push')
  if (install.way === 'ask' && !wasInstallAsked)
    return (
      <Offer
        title={<Trans>Keep this one tap away?</Trans>}
        onRefuse={noteInstall}
        accept={
          <Button
            variant="primary"
            size="sm"
            onClick={() => {
              noteInstall()
              install.ask()
            }}
          >
            <Trans>Add to home screen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Address and time open without signal on the day.</Trans>
        </p>
      </Offer>
    )
  if (install.way === 'share' && !wasInstallAsked)
    return (
      <Offer title={<Trans>Keep this one tap away</Trans>} onRefuse={noteInstall}>
        <ol className={styles.Steps}>
          <li>
            <Trans>
              Tap <b>Share</b> below
            </Trans>
          </li>
          <li>
            <Trans>
              Choose <b>Add to Home Screen</b>
            </Trans>
          </li>
        </ol>
      </Offer>
    )
  if (push.state !== 'off' || wasPushAsked) return null
  const turnOn = () =>
    push
      .turnOn()
      .then(notePush, () => toast.error(t`Your browser couldn’t turn on notifications. Please try again later.`))
  return (
    <Offer
      title={<Trans>Shall we tell you on this device?</Trans>}
      onRefuse={notePush}
      accept={
        <Button variant="primary" size="sm" onClick={() => void turnOn()}>
          <Trans>Tell me here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>When there is an answer, a change, or the day is near. You choose which in your settings.</Trans>
      </p>
    </Offer>
  )
}

type OfferProps = { title: ReactNode; children: ReactNode; accept?: ReactNode; onRefuse: () => void }

function Offer({ title, children, accept, onRefuse }: OfferProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.DeviceOffer}>
      <h2 id={id} className={styles.Title}>
        {title}
      </h2>
      {children}
      <div className={styles.Actions}>
        <Button variant="ghost" size="sm" onClick={onRefuse}>
          <Trans>Not now</Trans>
        </Button>
        {accept}
      </div>
    </section>
  )
}
