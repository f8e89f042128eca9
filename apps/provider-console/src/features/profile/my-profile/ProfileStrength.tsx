import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import styles from './ProfileStrength.module.css'
import { type PagePart, pageParts } from './profile-parts.ts'

const partWords: Record<PagePart, { done: MessageDescriptor; missing: MessageDescriptor }> = {
  about: { done: msg`Display name and bio`, missing: msg`Add a display name and a bio` },
  address: { done: msg`Address`, missing: msg`Say where you work` },
  services: { done: msg`Services`, missing: msg`Pick your services` },
  picture: { done: msg`A picture of you`, missing: msg`Add a picture of you` },
  photo: { done: msg`A photo of your work`, missing: msg`No photo of your work is approved yet` },
}

const pathOf = {
  about: { to: '/provider/edit-profile', search: { part: 'about' } },
  address: { to: '/provider/edit-profile', search: { part: 'address' } },
  services: { to: '/provider/my-services' },
  picture: { to: '/provider/edit-profile', search: { part: 'about' } },
  photo: { to: '/provider/update-portfolio' },
} as const

type ProfileStrengthProps = { profile: ProviderProfile; avatarUrl: string | null }

/** What a page has and what it lacks, each with the way to it. */
export function ProfileStrength({ profile, avatarUrl }: ProfileStrengthProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const parts = pageParts(profile, avatarUrl)
  const [done, count] = [parts.filter(({ isDone }) => isDone).length, parts.length]
  return (
    <Panel aria-label={t`What your page has`}>
      <PanelHead
        title={<Trans>What your page has</Trans>}
        end={
          <Trans>
            {done} of {count}
          </Trans>
        }
      />
      <PanelBody className={styles.Body}>
        <ProgressBar value={done / count} />
        <ul className={styles.List}>
          {parts.map(({ part, isDone }) => (
            <li key={part} className={styles.Item} data-done={isDone || undefined}>
              {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
              {isDone ? (
                <span>
                  {i18n._(partWords[part].done)}
                  <VisuallyHidden>
                    {' '}
                    <Trans>done</Trans>
                  </VisuallyHidden>
                </span>
              ) : (
                <Missing part={part} words={i18n._(partWords[part].missing)} />
              )}
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}

function Missing({ part, words }: { part: PagePart; words: string }) {
  return <TextLink render={(slot) => <Link {...pathOf[part]} {...slot} />}>{words}</TextLink>
}
