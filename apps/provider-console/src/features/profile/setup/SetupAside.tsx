import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { providerName } from '@ginipig/domain/identity'
import { categories } from '@ginipig/domain/listing'
import { outwardOf, type ProfileStep } from '@ginipig/domain/provider'
import { readMore } from '@ginipig/domain/text'
import { subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { Panel } from '@ginipig/ui/panel'
import { Tag } from '@ginipig/ui/tag'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Landmark, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { Reasons } from '#shared/reasons/Reasons.tsx'
import styles from './SetupAside.module.css'
import { aboutOf, type SetupAutosave } from './use-setup-autosave.ts'

type SetupAsideProps = { step: ProfileStep; profile: ProviderProfile; autosave: SetupAutosave }

/** Beside a step: why it is asked for, or what it makes of the page. */
export function SetupAside({ step, profile, autosave }: SetupAsideProps) {
  if (step === 'details') return <WhyWeAsk />
  if (step === 'services') return <OnYourPage profile={profile} autosave={autosave} />
  return <SeenByClients profile={profile} autosave={autosave} />
}

/** @param props.isExtra - says nothing that the step doesn't: only where there is room beside it */
function Aside({ title, isExtra, children }: { title: string; isExtra?: boolean; children: ReactNode }) {
  return (
    <aside className={styles.Aside} data-extra={isExtra || undefined} aria-label={title}>
      <h2 className={styles.Title}>{title}</h2>
      {children}
    </aside>
  )
}

function WhyWeAsk() {
  const { t } = useLingui()
  return (
    <Aside isExtra title={t`Why we ask`}>
      <Reasons
        reasons={[
          {
            icon: MapPin,
            title: t`Address`,
            text: t`So people nearby find you, and the right place is in their confirmation.`,
          },
          {
            icon: Landmark,
            title: t`After this`,
            text: t`Connect your bank account with Stripe, then list your first appointment.`,
          },
        ]}
      />
    </Aside>
  )
}

type LiveProps = Omit<SetupAsideProps, 'step'>

function OnYourPage({ profile, autosave }: LiveProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const services = useAutosaved(autosave, ({ typed }) => typed.services) ?? profile.services ?? {}
  const picked = categories.flatMap((category) => (services[category] ?? []).map((service) => ({ category, service })))
  return (
    <Aside isExtra title={t`On your page`}>
      {picked.length === 0 ? (
        <p className={styles.Note}>
          <Trans>The services you pick appear here, as on your page.</Trans>
        </p>
      ) : (
        <div className={styles.Tags}>
          {picked.map(({ category, service }) => (
            <Tag key={`${category} ${service}`}>{i18n._(subcategoryWords[service])}</Tag>
          ))}
        </div>
      )}
    </Aside>
  )
}

function SeenByClients({ profile, autosave }: LiveProps) {
  const { t } = useLingui()
  const user = useUser()
  const typed = useAutosaved(autosave, (kept) => kept.typed)
  const about = typed.about ?? aboutOf(profile)
  const { town = '', postcode = '' } = typed.details ?? profile.details ?? {}
  const name =
    about.displayName.trim() === ''
      ? t`Your display name`
      : providerName({ firstName: user?.firstName ?? '', displayName: about.displayName })
  return (
    <Aside title={t`How clients will see you`}>
      <Panel isPadded className={styles.Card}>
        {profile.portfolio.length === 0 ? null : (
          <div className={styles.Photos}>
            {profile.portfolio.slice(0, 3).map(({ id, url }) => (
              <img key={id} src={url} alt="" />
            ))}
          </div>
        )}
        <div className={styles.Who}>
          <Avatar userId={user?.id ?? ''} name={name} photoUrl={profile.avatarUrl ?? undefined} />
          <div>
            <b>{name}</b>
            <p className={styles.Note}>{[town, outwardOf(postcode)].filter((part) => part !== '').join(', ')}</p>
          </div>
        </div>
        <p>{about.bio.trim() === '' ? t`Your few lines appear here.` : readMore(about.bio).shown}</p>
        <p className={styles.Note}>
          <Trans>New, no reviews yet</Trans>
        </p>
      </Panel>
    </Aside>
  )
}
