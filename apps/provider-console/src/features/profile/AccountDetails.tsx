import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { phoneToRead } from '@ginipig/domain/identity'
import { workingFromWords } from '@ginipig/features/person/person-words.ts'
import { Button } from '@ginipig/ui/button'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DetailsForm } from './DetailsForm.tsx'
import type { ProviderSignUp } from './provider-sign-up.ts'

type AccountDetailsProps = { user: UserData; signUp: ProviderSignUp | undefined }

/** What the provider gave when signing up, to read and to change; of older accounts name and address alone. */
export function AccountDetails({ user, signUp }: AccountDetailsProps) {
  const { t } = useLingui()
  const items = useDetails(user, signUp)
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <DetailsForm user={user} signUp={signUp} onClose={() => setEdited(false)} />
  return (
    <Panel aria-label={t`Your account`}>
      <PanelHead
        title={t`Your account`}
        end={
          <Button size="sm" onClick={() => setEdited(true)}>
            <Trans>Edit</Trans>
          </Button>
        }
      />
      <PanelBody>
        <DetailList layout="ruled" items={items} />
      </PanelBody>
    </Panel>
  )
}

function useDetails(user: UserData, signUp: ProviderSignUp | undefined): readonly Detail[] {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const email = { id: 'email', label: t`Email`, value: user.email }
  if (!signUp) return [{ id: 'name', label: t`Name`, value: `${user.firstName} ${user.lastName}`.trim() }, email]
  return [
    { id: 'name', label: t`Name`, value: signUp.fullName },
    { id: 'company', label: t`Company`, value: signUp.companyName },
    { id: 'from', label: t`Working from`, value: i18n._(workingFromWords[signUp.workingFrom]) },
    { id: 'mobile', label: t`Mobile`, value: phoneToRead(signUp.dialCode, signUp.mobile) },
    email,
  ]
}
