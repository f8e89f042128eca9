import { errorCode } from '@ginipig/api-client/core'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useProblemText } from '#problem/index.ts'
import styles from './SignUp.module.css'

/** The foot of a sign-up: what stopped it, the button, and what comes next. */
export function SendPart({ isBusy, failure }: { isBusy: boolean; failure: unknown }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const isTooMany = failure !== undefined && errorCode(failure) === 'too_many_requests'
  return (
    <div className={styles.Send}>
      {failure === undefined ? null : (
        <Banner tone="danger" role="alert">
          {isTooMany ? t`You’ve asked for a few codes already. Please try again later.` : textOf(failure)}
        </Banner>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyLabel={t`Creating your account…`}>
        {t`Create account`}
      </Button>
      <p className={styles.Next}>
        <Trans>Next we’ll email you a code with 4 letters and digits.</Trans>
      </p>
    </div>
  )
}
