import { DetailList } from '@ginipig/ui/detail-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { MailUs } from './MailUs.tsx'
import { usePublisher } from './use-publisher.ts'

/** Name, address and numbers of who runs this deployment, as it was told them. */
export function PublisherDetails() {
  const { t } = useLingui()
  const publisher = usePublisher()
  if (publisher === undefined)
    return (
      <p>
        <Trans>Our name and address couldn’t be loaded just now. Please open this page again in a moment.</Trans>
      </p>
    )
  const { name, address, companyNumber, icoNumber } = publisher
  const numbers = [
    { id: 'company', label: t`Company number`, value: companyNumber },
    { id: 'ico', label: t`Data protection register (ICO)`, value: icoNumber },
  ].filter(({ value }) => value !== null)
  return (
    <DetailList
      layout="ruled"
      items={[
        { id: 'name', label: t`Name`, value: name },
        { id: 'address', label: t`Address`, value: address },
        { id: 'email', label: t`Email`, value: <MailUs /> },
        ...numbers,
      ]}
    />
  )
}
