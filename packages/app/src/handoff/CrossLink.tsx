import { recordOwnAct } from '@ginipig/session/handoff/own-act.ts'
import type { ComponentProps, MouseEvent } from 'react'
import { useServices, useUser } from '#services/services-context.ts'
import { useDeployment } from '#services/use-deployment.ts'
import { addressAt, originOf, otherAppOf } from './other-app.ts'

type CrossLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the other app. Its `/` may send people straight back: `/treatment` is a page for everybody. */
  to: string
}

/** A link to a page of the other app: by one click one is there, and signed in there too if one is here. */
export function CrossLink({ to, onClick, ...rest }: CrossLinkProps) {
  const address = useAddressAcross(to)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    recordOwnAct(Date.now())
    onClick?.(event)
  }
  // Until it is known where the other app is, this one leads there by itself.
  return <a {...rest} href={address ?? `/handoff/leave?to=${encodeURIComponent(to)}`} onClick={handleClick} />
}

function useAddressAcross(to: string): string | undefined {
  const { app } = useServices()
  const user = useUser()
  const deployment = useDeployment()
  if (!deployment) return undefined
  const target = otherAppOf(app)
  return addressAt(originOf(deployment, target), target, user, { to })
}
