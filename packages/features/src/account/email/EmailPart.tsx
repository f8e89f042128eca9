import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import { Button } from '@ginipig/ui/button'
import { PanelBody } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { SettingsRow } from '../settings/SettingsRow.tsx'
import { EmailCodeStep } from './EmailCodeStep.tsx'
import styles from './EmailPart.module.css'
import { type EmailChange, NewEmailForm } from './NewEmailForm.tsx'

type Step = { is: 'rest' } | { is: 'address' } | { is: 'code'; change: EmailChange; isResumed?: boolean }

/** A code that was asked for in this tab: a phone may load the page anew while its person looks into the mailbox. */
const waiting = tabValue('email-change', v.object({ email: v.string(), challenge: Challenge }))

function firstStep(): Step {
  const change = waiting.read()
  return change && change.challenge.expiresAt > Date.now() ? { is: 'code', change, isResumed: true } : { is: 'rest' }
}

/** The address one logs in with, and the way to another: new address, code that came there. */
export function EmailPart() {
  const { t } = useLingui()
  const toast = useToast()
  const user = useUser()
  const [step, setStep] = useState(firstStep)
  const changeButton = useRef<HTMLButtonElement>(null)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (step.is === 'code') waiting.write(step.change)
    else waiting.clear()
    if (step.is !== 'rest') hasBegun.current = true
    else if (hasBegun.current) changeButton.current?.focus()
  }, [step])

  if (!user) return null
  const { email } = user
  const rest = () => setStep({ is: 'rest' })

  const handleDone = (newEmail: string) => {
    toast.success(t`Your email is now ${newEmail}. We’ve told the old address too.`)
    rest()
  }

  if (step.is === 'rest') {
    return (
      <SettingsRow
        name={t`Email`}
        value={email}
        action={
          <Button ref={changeButton} size="sm" onClick={() => setStep({ is: 'address' })}>
            <Trans>Change email</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <PanelBody className={styles.Steps}>
      {step.is === 'address' ? (
        <NewEmailForm email={email} onSent={(change) => setStep({ is: 'code', change })} onCancel={rest} />
      ) : (
        <EmailCodeStep
          change={step.change}
          isResumed={step.isResumed ?? false}
          onDone={handleDone}
          onBack={() => setStep({ is: 'address' })}
          onResent={(challenge) => waiting.write({ ...step.change, challenge })}
        />
      )}
    </PanelBody>
  )
}
