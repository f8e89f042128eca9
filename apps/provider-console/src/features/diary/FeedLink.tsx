import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { calendarsChanged } from '@ginipig/api-client/diary.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { makeFeed, removeFeed } from '@ginipig/contract/listing/calendars.ts'
import { Button } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './Calendars.module.css'

type FeedLinkProps = { madeAt: number | null; zone: string }

/** The link by which other calendars read the diary. It is there to copy once, when it is made. */
export function FeedLink({ madeAt, zone }: FeedLinkProps) {
  const { t } = useLingui()
  const { friendlyDateTime } = useDates()
  const toast = useToast()
  const textOf = useProblemText()
  const api = useApi()
  const [url, setUrl] = useState<string>()
  const [asked, setAsked] = useState<'renew' | 'stop'>()
  const link = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const make = useMutation({
    ...change(api, makeFeed, calendarsChanged),
    onSettled: (answer) => {
      if (!answer) return
      setUrl(answer.url)
      setAsked(undefined)
    },
  })
  const stop = useMutation({
    ...change(api, removeFeed, calendarsChanged),
    onSettled: (_answer, error) => {
      if (error) return
      setUrl(undefined)
      setAsked(undefined)
      toast.success(t`The link has stopped`)
    },
  })
  const handleBack = () => {
    make.reset()
    stop.reset()
    setAsked(undefined)
  }
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t`Link copied`)
    } catch {
      toast.error(t`The browser didn’t let us copy. Please copy the address by hand.`)
    }
  }
  const isOn = madeAt !== null
  const isShown = url !== undefined && isOn
  // It is there to copy, this once.
  useEffect(() => {
    if (isShown) link.current?.focus()
  }, [isShown])
  return (
    <section className={styles.Part} aria-labelledby="calendars-out">
      <h3 id="calendars-out" className={styles.Title}>
        <Trans>See Ginipig in your own calendar</Trans>
      </h3>
      <p className={styles.Note}>
        <Trans>
          A private link to subscribe to: bookings with first names, requests and blocked times. Anyone who has it can
          read your diary, so treat it like a key.
        </Trans>
      </p>
      {isShown ? (
        <>
          <div className={styles.Wide}>
            <Field label={<Trans>Your link</Trans>} hint={<Trans>Copy it now: we can’t show it again.</Trans>}>
              <TextInput ref={link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
            </Field>
          </div>
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(url)}>
            <Trans>Copy link</Trans>
          </Button>
        </>
      ) : null}
      {url === undefined && madeAt !== null ? (
        <p>
          <Trans>
            Your link works since {friendlyDateTime(madeAt, zone)}. We keep no copy of it: if it’s lost, make a new one.
          </Trans>
        </p>
      ) : null}
      {make.error && asked === undefined ? <Failure error={make.error} /> : null}
      <div className={styles.Actions}>
        {isOn ? (
          <>
            <Button variant="ghost" icon={<RefreshCw aria-hidden />} onClick={() => setAsked('renew')}>
              <Trans>Make a new link, the old one stops</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setAsked('stop')}>
              <Trans>Switch the link off</Trans>
            </Button>
          </>
        ) : (
          <Button ref={again} busy={make.isPending} busyLabel={t`Making…`} onClick={() => make.mutate({ body: {} })}>
            <Trans>Make a link</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'renew'}
        onOpenChange={handleBack}
        title={t`Make a new link?`}
        description={t`Calendars that use the old one get nothing from then on: give each the new one.`}
        confirmLabel={t`Make a new link`}
        cancelLabel={t`Keep the old one`}
        busy={make.isPending}
        busyLabel={t`Making…`}
        error={make.error ? textOf(make.error) : undefined}
        onConfirm={() => make.mutate({ body: {} })}
        onClosed={() => isShown && link.current?.focus()}
      />
      <ConfirmDialog
        open={asked === 'stop'}
        onOpenChange={handleBack}
        tone="danger"
        title={t`Switch the link off?`}
        description={t`Calendars that use it get nothing from then on. You can make a new one at any time.`}
        confirmLabel={t`Switch off`}
        cancelLabel={t`Keep it`}
        busy={stop.isPending}
        busyLabel={t`Switching off…`}
        error={stop.error ? textOf(stop.error) : undefined}
        onConfirm={() => stop.mutate()}
        onClosed={() => again.current?.focus()}
      />
    </section>
  )
}
