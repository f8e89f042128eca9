import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { phoneToRead } from '@ginipig/domain/identity'
import { categories } from '@ginipig/domain/listing'
import { addressLine } from '@ginipig/domain/provider'
import { subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Tag } from '@ginipig/ui/tag'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './MyProfilePage.module.css'

/** What a provider says of themselves, and who may see it. */
export function AboutPanel({ profile }: { profile: ProviderProfile }) {
  const { t } = useLingui()
  return (
    <Panel aria-label={t`About you`}>
      <PanelHead
        title={<Trans>About you</Trans>}
        end={
          <TextLink
            aria-label={t`Edit what clients read about you`}
            render={(slot) => <Link to="/provider/edit-profile" {...slot} />}
          >
            <Trans>Edit</Trans>
          </TextLink>
        }
      />
      <PanelBody>
        <DetailList layout="said" items={useDetails(profile)} />
      </PanelBody>
    </Panel>
  )
}

function useDetails(profile: ProviderProfile): readonly Detail[] {
  const { t } = useLingui()
  const { about, companyName, details, dialCode, mobile } = profile
  const none = t`Not given yet`
  const phone = phoneToRead(dialCode, mobile)
  return [
    { id: 'name', label: t`Display name`, value: about?.displayName ?? none },
    {
      id: 'company',
      label: t`Company`,
      value: details?.showsCompanyName ? t`${companyName}, shown to clients` : t`${companyName}, kept private`,
    },
    { id: 'bio', label: t`Short bio`, value: <p className={styles.Bio}>{about?.bio ?? none}</p> },
    { id: 'address', label: t`Working from`, value: details ? addressLine(details) : none },
    {
      id: 'mobile',
      label: t`Mobile`,
      value: mobile === '' ? none : t`${phone}, for clients whose booking you accepted`,
    },
    { id: 'services', label: t`Services`, value: <ServiceTags services={profile.services} /> },
  ]
}

function ServiceTags({ services }: { services: ProviderProfile['services'] }) {
  const { i18n } = useI18n()
  const chosen = categories.flatMap((category) =>
    (services?.[category] ?? []).map((service) => ({ category, service, key: `${category} ${service}` })),
  )
  return (
    <span className={styles.Services}>
      {chosen.map(({ key, service }) => (
        <Tag key={key}>{i18n._(subcategoryWords[service])}</Tag>
      ))}
      <TextLink render={(slot) => <Link to="/provider/my-services" {...slot} />}>
        {chosen.length > 0 ? <Trans>Change services</Trans> : <Trans>Add services</Trans>}
      </TextLink>
    </span>
  )
}
