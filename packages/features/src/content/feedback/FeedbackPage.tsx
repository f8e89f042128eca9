import { useServices } from '@ginipig/app/services/services-context.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Illustration } from '@ginipig/ui/illustration'
import { TextLink } from '@ginipig/ui/link'
import { PageHeader } from '@ginipig/ui/page-header'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackPage.module.css'

type FeedbackPageProps = { homeLink: RenderLink; contactLink: RenderLink }

/** `/feedback` and `/provider/feedback`: how we are doing, from anybody. Source: product.md §5, spec §5. */
export function FeedbackPage({ homeLink, contactLink }: FeedbackPageProps) {
  const { app } = useServices()
  const [name, setName] = useState<string>()
  return (
    <div data-app={app} className={styles.FeedbackPage}>
      {name === undefined ? (
        <div className={styles.Columns}>
          <div>
            <PageHeader
              size={app === 'console' ? 'console' : 'page'}
              title={<Trans>How are we doing?</Trans>}
              lead={
                <Trans>
                  Stars, your name and, if you like, a few words. It takes less than a minute, with or without an
                  account.
                </Trans>
              }
            />
            <Illustration pig="post" className={styles.Pig} />
          </div>
          <div className={styles.Form}>
            <FeedbackForm onSent={setName} />
            <p className={styles.Reply}>
              <Trans>
                We read every one. For a reply, <TextLink render={contactLink}>write to us</TextLink> instead.
              </Trans>
            </p>
          </div>
        </div>
      ) : (
        <Sent name={name} homeLink={homeLink} contactLink={contactLink} />
      )}
    </div>
  )
}

function Sent({ name, homeLink, contactLink }: FeedbackPageProps & { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [first = name] = name.split(' ')
  return (
    <div className={styles.Sent}>
      <Illustration pig="post" />
      <h1 ref={heading} tabIndex={-1} className={styles.Thanks}>
        <Trans>Thank you, {first}.</Trans>
      </h1>
      <p className={styles.Next}>
        <Trans>A person reads it. We don’t answer these one by one, but the useful ones change things.</Trans>
      </p>
      <div className={styles.Actions}>
        <ButtonLink variant="primary" render={homeLink}>
          <Trans>Back to Ginipig</Trans>
        </ButtonLink>
        <ButtonLink variant="ghost" render={contactLink}>
          <Trans>I need a reply</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
