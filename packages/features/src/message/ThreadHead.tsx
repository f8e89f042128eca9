import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf } from '@ginipig/api-client/core/call-options.ts'
import { logKey } from '@ginipig/api-client/message.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import { useAnswerWords } from '@ginipig/app/words/use-answer-words.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { clearThread, getThread, getUnread, listThreads } from '@ginipig/contract/message/message.ts'
import type { Thread } from '@ginipig/contract/message/thread.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { IconButton, IconLink } from '@ginipig/ui/icon-button'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@ginipig/ui/menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, EllipsisVertical, Eraser, Flag, Undo2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useReportPath } from '../report-link/ReportLink.tsx'
import { useMessagePaths } from './message-paths.ts'
import styles from './ThreadHead.module.css'
import { useBlock } from './use-block.ts'

/** Whom one talks to, and what can be done about it. */
export function ThreadHead({ thread }: { thread: Thread }) {
  const { t } = useLingui()
  const { date } = useDates()
  const { isConsole, inbox, person: personPath } = useMessagePaths()
  const reportPath = useReportPath()
  const { person, blockedAt, answerMs } = thread
  const answers = useAnswerWords()(answerMs)
  const { id, name, firstName, photoUrl, isGone } = person
  const block = useBlock(person)
  const clear = useClear(thread)
  const [asked, setAsked] = useState<'clear' | 'block'>()
  const close = () => setAsked(undefined)
  return (
    <header className={styles.ThreadHead}>
      <span className={styles.Back}>
        <IconLink
          label={t`Back to messages`}
          icon={<ArrowLeft aria-hidden />}
          render={(slot) => <Link to={inbox} search={true} {...slot} />}
        />
      </span>
      <span className={styles.Photo}>
        <Avatar userId={id} name={name} photoUrl={photoUrl ?? undefined} size={40} />
      </span>
      <div className={styles.Who}>
        {/* The page's heading, which a thread that was chosen begins at: not the list, which stands before it. */}
        <h1 className={styles.Name}>{name}</h1>
        {answers && blockedAt === null && !isGone ? <p className={styles.Line}>{answers}</p> : null}
        {blockedAt === null ? null : (
          <p className={styles.Line}>
            <Trans>You blocked them on {date(blockedAt, readersZone())}</Trans>
          </p>
        )}
        {isGone ? (
          <p className={styles.Line}>
            <Trans>This account is closed</Trans>
          </p>
        ) : null}
      </div>
      <Menu trigger={<IconButton label={t`More about ${name}`} icon={<EllipsisVertical aria-hidden />} />}>
        {personPath && !isGone ? (
          <MenuLink
            icon={<UserRound aria-hidden />}
            render={(slot) => <Link to={personPath} params={{ id }} {...slot} />}
          >
            <Trans>View profile</Trans>
          </MenuLink>
        ) : null}
        <MenuItem icon={<Eraser aria-hidden />} onSelect={() => setAsked('clear')}>
          <Trans>Clear chat</Trans>
        </MenuItem>
        <MenuSeparator />
        {blockedAt === null ? (
          <MenuItem tone="danger" icon={<Ban aria-hidden />} onSelect={() => setAsked('block')}>
            <Trans>Block {firstName}</Trans>
          </MenuItem>
        ) : (
          <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => block.mutate(false)}>
            <Trans>Unblock {firstName}</Trans>
          </MenuItem>
        )}
        <MenuLink
          icon={<Flag aria-hidden />}
          render={(slot) => (
            <Link to={reportPath} params={{ id }} search={{ about: isConsole ? 'client' : 'provider' }} {...slot} />
          )}
        >
          <Trans>Report {firstName}</Trans>
        </MenuLink>
      </Menu>
      <ConfirmDialog
        open={asked === 'clear'}
        onOpenChange={close}
        title={t`Clear this chat?`}
        description={t`Everything in it goes from your messages, for good. ${firstName} keeps their side of it; your bookings stay as they are.`}
        confirmLabel={t`Clear chat`}
        cancelLabel={t`Keep it`}
        tone="danger"
        busy={clear.isPending}
        onConfirm={() => clear.mutate({ params: { personId: thread.person.id }, body: {} }, { onSettled: close })}
      />
      <ConfirmDialog
        open={asked === 'block'}
        onOpenChange={close}
        title={t`Block ${firstName}?`}
        description={t`Nothing is delivered either way, and you don’t see each other’s times. They aren’t told. A booking you already have stays.`}
        confirmLabel={t`Block ${firstName}`}
        cancelLabel={t`Don’t block`}
        tone="danger"
        busy={block.isPending}
        onConfirm={() => block.mutate(true, { onSettled: close })}
      />
    </header>
  )
}

function useClear({ person: { id } }: Thread) {
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  return useMutation({
    ...change(api, clearThread, {
      keep: (client, thread) => {
        client.setQueryData(keyOf(getThread, { params: { personId: id } }), thread)
        void client.resetQueries({ queryKey: logKey(id) })
      },
      stale: [keyOf(listThreads), keyOf(getUnread)],
    }),
    onError: (error) => toast.error(textOf(error)),
  })
}
