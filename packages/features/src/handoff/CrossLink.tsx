import { noteOwnAct } from '@ginipig/session'
import type { ComponentProps, MouseEvent } from 'react'
import { useDeployment, useServices, useUser } from '#shell/index.ts'
import { addressAt, originOf, otherAppOf } from './other-app.ts'

type CrossLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the other app. Its `/` may send people straight back: `/treatment` is a page for everybody. */
  to: string
}

/** A link to a page of the other app: by one click one is there, and signed in there too if one is here. */
export function CrossLink({ to, onClick, ...rest }: CrossLinkProps) {
  const { app } = useServices()
  const user = useUser()
  const deployment = useDeployment()
  const target = otherAppOf(app)
  // Until the API has said where the other app is, this one leads there by itself.
  const href = deployment
    ? addressAt(originOf(deployment, target), target, user, { to })
    : `/handoff/leave?to=${encodeURIComponent(to)}`

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    noteOwnAct(Date.now())
    onClick?.(event)
  }
  return <a {...rest} href={href} onClick={handleClick} />
}
