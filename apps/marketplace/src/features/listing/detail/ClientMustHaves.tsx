import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { MUST_HAVE_PHOTOS } from '@ginipig/domain/listing'
import { Loaf } from '@ginipig/ui/loaf'
import { Section } from '@ginipig/ui/section'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ClipboardList, ListChecks, Syringe } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ClientMustHaves.module.css'

type Asked = { id: string; icon: ReactNode; title: ReactNode; text: ReactNode; isProviders?: boolean }

/** What the client is asked for when they book, before they do. */
export function ClientMustHaves({ listing }: { listing: ListingDetail }) {
  const asked = useAsked(listing)
  return (
    <Section pitch="block" title={<Trans>Before you come</Trans>}>
      {asked.length === 0 ? (
        <p className={styles.Text}>
          <Trans>Nothing to send or prepare.</Trans>
        </p>
      ) : (
        <ul className={styles.Asked}>
          {asked.map((one) => (
            <li key={one.id} className={styles.Item}>
              <Loaf className={styles.Icon}>{one.icon}</Loaf>
              <div>
                <p className={styles.Title}>{one.title}</p>
                <p lang={one.isProviders ? PROVIDERS_LANGUAGE : undefined} className={styles.Text}>
                  {one.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function useAsked({ mustHaves, provider }: ListingDetail): Asked[] {
  const { t } = useLingui()
  const { photos, requirements, consultation, patchTest } = mustHaves
  const firstName = provider.firstName
  const asked: Asked[] = []
  if (photos) {
    const title = t`${plural(MUST_HAVE_PHOTOS, { one: '# photo', other: '# photos' })}`
    asked.push({ id: 'photos', icon: <Camera aria-hidden="true" />, title, text: photos.text, isProviders: true })
  }
  if (patchTest) {
    asked.push({
      id: 'patch-test',
      icon: <Syringe aria-hidden="true" />,
      title: t`${plural(patchTest.hoursBefore, { one: 'Patch test, at least # hour before', other: 'Patch test, at least # hours before' })}`,
      text: t`Arranged with ${firstName}, or done before.`,
    })
  }
  if (consultation) {
    asked.push({
      id: 'consultation',
      icon: <ClipboardList aria-hidden="true" />,
      title: t`Consultation form`,
      text: consultation.document
        ? t`A form of ${firstName}’s, downloaded and answered when you book.`
        : t`${plural(consultation.questions.length, { one: '# question, answered when you book.', other: '# questions, answered when you book.' })}`,
    })
  }
  if (requirements) {
    const icon = <ListChecks aria-hidden="true" />
    const title = t`Booking requirements`
    asked.push({ id: 'requirements', icon, title, text: requirements.text, isProviders: true })
  }
  return asked
}
