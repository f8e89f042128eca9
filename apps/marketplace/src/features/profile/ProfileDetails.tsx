import type { ClientProfile } from '@ginipig/contract/identity/account.ts'
import { phoneToRead } from '@ginipig/domain/identity'
import { ageGroupWords, genderWords } from '@ginipig/features/person/person-words.ts'
import { useCountryName } from '@ginipig/features/place/use-places.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'

type ProfileDetailsProps = {
  profile: ClientProfile
  /** Whoever comes back from editing goes on where they began it. */
  takesFocus: boolean
  onEdit: () => void
}

/** What we know about a client, as they gave it. */
export function ProfileDetails({ profile, takesFocus, onEdit }: ProfileDetailsProps) {
  const { t } = useLingui()
  const items = useDetails(profile)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) edit.current?.focus()
  }, [takesFocus])
  const isIncomplete = profile.mobile === '' || profile.country === '' || profile.ageGroup === null
  return (
    <Panel look="card" aria-label={t`About you`}>
      <PanelHead
        title={<Trans>About you</Trans>}
        end={
          <Button ref={edit} size="sm" icon={<Pencil aria-hidden />} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        }
      />
      <PanelBody>
        {isIncomplete ? (
          <Banner>
            <Trans>We haven’t asked you for all of this yet. It takes a minute to fill in.</Trans>
          </Banner>
        ) : null}
        <DetailList layout="ruled" items={items} />
      </PanelBody>
    </Panel>
  )
}

function useDetails(profile: ClientProfile): readonly Detail[] {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const countryName = useCountryName()
  const { firstName, lastName, dialCode, mobile, ageGroup, gender, city, county, country } = profile
  const details = [
    { id: 'name', label: t`Name`, value: `${firstName} ${lastName}` },
    { id: 'mobile', label: t`Mobile`, value: mobile === '' ? '' : phoneToRead(dialCode, mobile) },
    { id: 'age', label: t`Age group`, value: ageGroup === null ? '' : i18n._(ageGroupWords[ageGroup]) },
    { id: 'gender', label: t`Gender`, value: gender === null ? '' : i18n._(genderWords[gender]) },
    { id: 'city', label: t`City/town`, value: city },
    { id: 'county', label: t`County`, value: county },
    { id: 'country', label: t`Country`, value: countryName(country) },
  ]
  return details.map((detail) => ({ ...detail, value: detail.value === '' ? t`Not given yet` : detail.value }))
}
