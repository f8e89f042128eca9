import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Notification } from '@ginipig/contract/notification/notification.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { ButtonLink } from '@ginipig/ui/button'
import { IconButton } from '@ginipig/ui/icon-button'
import { Popover } from '@ginipig/ui/popover'
import type { RenderLink } from '@ginipig/ui/render-link'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './Bell.module.css'
import { dayOf } from './day-of.ts'
import { NotificationNote } from './NotificationNote.tsx'
import { ReadAll } from './ReadAll.tsx'
import { useLatest } from './use-latest.ts'
import { useReadShown } from './use-read-shown.ts'

/** How many are unread, and the latest five behind it. Default, because `lazy` asks for one.
 *  @param allLink - to the page of all */
export default function Bell({ allLink }: { allLink: RenderLink }) {
  const { t } = useLingui()
  const { data, isError } = useLatest()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const dates = useDates()
  const news = useNews(data?.items)
  const unread = data?.unread ?? 0
  const items = data?.items ?? []
  const readShown = useReadShown(items)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusKept(title, data && unread > 0)
  const close = () => setOpen(false)
  const whenOf = (at: number) => {
    const isToday = dayOf(at) === dayOf(Date.now())
    return isToday ? dates.time(at, DEFAULT_ZONE) : dates.friendlyDate(at, DEFAULT_ZONE)
  }
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Popover
        open={isOpen}
        onOpenChange={(willOpen) => {
          setOpen(willOpen)
          if (!willOpen) readShown()
        }}
        labelledBy={titleId}
        trigger={
          <IconButton
            icon={<BellIcon aria-hidden />}
            count={unread}
            label={
              unread > 0
                ? plural(unread, { one: 'Notifications, # unread', other: 'Notifications, # unread' })
                : t`Notifications`
            }
          />
        }
      >
        <div className={styles.Head}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.Title}>
            <Trans>Notifications</Trans>
          </h2>
          {unread > 0 ? <ReadAll variant="ghost" size="sm" /> : null}
        </div>
        {items.length > 0 ? (
          <ol className={styles.List}>
            {items.map((one) => (
              <NotificationNote key={one.id} notification={one} when={whenOf(one.at)} onOpen={close} />
            ))}
          </ol>
        ) : (
          <p className={styles.Nothing}>
            {isError ? <Trans>They can’t be shown just now.</Trans> : <Trans>Nothing yet.</Trans>}
          </p>
        )}
        <div className={styles.Foot}>
          <ButtonLink variant="ghost" render={allLink} onClick={close}>
            <Trans>View all</Trans>
          </ButtonLink>
        </div>
      </Popover>
    </>
  )
}

/** The title of what has just come in, to be read out once; empty for what was there when the page was opened.
 *  @param items - newest first; undefined until they are known */
function useNews(items: readonly Notification[] | undefined): string {
  const [title, setTitle] = useState('')
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!items) return
    const newest = items[0]
    const isFirstLook = known.current === undefined
    if (newest && !isFirstLook && newest.id !== known.current && !newest.isRead) setTitle(newest.title)
    known.current = newest?.id ?? ''
  }, [items])
  return title
}
