import { noteOwnAct } from '@ginipig/session'
import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react'
import { useDeployment, useServices, useUser } from '#shell/index.ts'

type CrossLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the other app. Its `/` may send people straight back: `/treatment` is a page for everybody. */
  to: string
}

/** A link to a page of the other app: by one click one is there, and signed in there too if one is here. */
export function CrossLink({ to, onClick, ...rest }: CrossLinkProps) {
  const address = useAddressAcross(to)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    noteOwnAct(Date.now())
    onClick?.(event)
  }
  // Until it is known where the other app is, this one leads there by itself.
  return <a {...rest} href={address ?? `/handoff/leave?to=${encodeURIComponent(to)}`} onClick={handleClick} />
}

/** What tells the apps' paths apart comes beside a first page, as where the other app is does (docs/decisions/0012). */
function useAddressAcross(to: string): string | undefined {
  const { app } = useServices()
  const user = useUser()
  const deployment = useDeployment()
  const [across, setAcross] = useState<typeof import('./other-app.ts')>()
  useEffect(() => {
    import('./other-app.ts').then(setAcross, () => undefined)
  }, [])
  if (!deployment || !across) return undefined
  const target = across.otherAppOf(app)
  return across.addressAt(across.originOf(deployment, target), target, user, { to })
}
