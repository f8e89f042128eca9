import { deploymentQuery } from '@ginipig/api-client/config'
import { useApi } from '@ginipig/api-client/core'
import type { UserType } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useProblemText } from '#problem/index.ts'
import type { LogInRefusal } from './use-log-in.ts'

/** Why the try failed, above the form. */
export function LogInRefusalBanner({ refusal }: { refusal: LogInRefusal }) {
  const textOf = useProblemText()
  if (refusal.kind === 'other_app') return <OtherAppBanner userType={refusal.userType} />
  return (
    <Banner tone="danger" role="alert">
      {textOf(refusal.error)}
    </Banner>
  )
}

/** The account is fine, but this isn't its door. */
function OtherAppBanner({ userType }: { userType: UserType }) {
  const { data: deployment } = useQuery(deploymentQuery(useApi()))
  if (userType === 'admin') {
    return (
      <Banner tone="warning" role="alert" title={<Trans>This is an operator’s account</Trans>}>
        <Trans>Operators have a desk of their own and can’t log in here.</Trans>
      </Banner>
    )
  }
  const isProvider = userType === 'provider'
  const origin = isProvider ? deployment?.consoleOrigin : deployment?.marketplaceOrigin
  return (
    <Banner
      tone="warning"
      role="alert"
      title={isProvider ? <Trans>This is a provider’s account</Trans> : <Trans>This is a client’s account</Trans>}
    >
      {isProvider ? (
        <Trans>Providers work in the provider console.</Trans>
      ) : (
        <Trans>Clients book on the marketplace.</Trans>
      )}{' '}
      {origin === undefined ? null : (
        <TextLink href={`${origin}/login`}>
          {isProvider ? <Trans>Log in to the provider console</Trans> : <Trans>Log in to the marketplace</Trans>}
        </TextLink>
      )}
    </Banner>
  )
}
