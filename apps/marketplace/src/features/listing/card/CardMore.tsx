import { PartOverPage } from '@ginipig/app/route/failure/PartOverPage.tsx'
import { IconButton } from '@ginipig/ui/icon-button'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'

const CardMenu = lazyPart(() => import('./CardMenu.tsx'))

type CardMoreProps = {
  id: string
  title: string
  /** Of its page. */
  path: string
}

/** The button of a card's menu. The menu comes with the first press: there are dozens of cards on a page, and few are
 *  asked for more. */
export function CardMore({ id, title, path }: CardMoreProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const look = { size: 'sm', label: t`More about ${title}`, icon: <EllipsisVertical aria-hidden /> } as const
  const button = <IconButton {...look} aria-haspopup="menu" aria-expanded={isAsked} onClick={() => setAsked(true)} />
  if (!isAsked) return button
  return (
    <PartOverPage fallback={button} onLost={() => setAsked(false)}>
      <CardMenu trigger={<IconButton {...look} />} id={id} title={title} path={path} />
    </PartOverPage>
  )
}
