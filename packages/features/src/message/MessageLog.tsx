import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { BlockChange, Person } from '@ginipig/contract/message/thread.ts'
import { Spinner } from '@ginipig/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { BookingCard } from './BookingCard.tsx'
import { Bubble, PendingBubble, TypingBubble } from './Bubble.tsx'
import type { LogRow } from './log-rows.ts'
import styles from './MessageLog.module.css'

/** From the top, px: nearer than this the page before is asked for. */
const NEAR_TOP = 400
/** From the end, px: nearer than this one follows what comes. */
const NEAR_END = 80

type MessageLogProps = {
  person: Person
  rows: readonly LogRow[]
  hasOlder: boolean
  isTyping: boolean
  /** Puts the page before in front. */
  onOlder: () => Promise<unknown>
  onPictureGone: (number: number) => Promise<boolean>
  onRetry: (key: string) => void
  onDrop: (key: string) => void
}

/** A thread's entries, virtualised: only those in view are in the document. Stays scrolled to the end while it is there,
 *  and keeps its place when older entries are loaded above. */
export function MessageLog(props: MessageLogProps) {
  const { person, rows, hasOlder, isTyping, onOlder, ...rest } = props
  const { t } = useLingui()
  const list = useRef<VListHandle>(null)
  const isAtEnd = useRef(true)
  const [isLoading, setIsLoading] = useState(false)
  const first = rows.find(({ kind }) => kind !== 'day')?.id
  const [shownFirst, setShownFirst] = useState(first)
  // Rows in front of what is there keep it where it is.
  const isPrepended = first !== shownFirst
  useEffect(() => setShownFirst(first), [first])

  // A question that was opened on a card, and what was typed in it, outlast what comes meanwhile.
  const [pressed, setPressed] = useState<string>()
  const kept = useMemo(() => rows.flatMap(({ id }, index) => (id === pressed ? [index] : [])), [rows, pressed])
  const count = rows.length + (isTyping ? 1 : 0)
  const follow = useCallback(() => {
    if (isAtEnd.current && count > 0) list.current?.scrollToIndex(count - 1, { align: 'end' })
  }, [count])
  useLayoutEffect(follow, [follow])

  // What the keyboard came to stays in view, whatever grows above it, until the reader moves on by hand.
  const focused = useRef<Element>(null)
  const settle = () => {
    if (focused.current) focused.current.scrollIntoView({ block: 'nearest' })
    else follow()
  }
  const letGo = () => {
    focused.current = null
  }

  const handleScroll = (offset: number) => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    isAtEnd.current = scrollSize - viewportSize - offset < NEAR_END
    if (offset > NEAR_TOP || !hasOlder || isLoading) return
    setIsLoading(true)
    // What fails is asked for again at the next move.
    onOlder()
      .catch(() => {})
      .finally(() => setIsLoading(false))
  }

  const { name, firstName } = person
  return (
    <div className={styles.Frame}>
      {isLoading ? (
        <span className={styles.Loading}>
          <Spinner size="sm" />
        </span>
      ) : null}
      <VList
        ref={list}
        role="log"
        aria-label={t`Messages with ${name}`}
        tabIndex={0}
        shift={isPrepended}
        keepMounted={kept}
        className={styles.MessageLog}
        onScroll={handleScroll}
        onFocus={({ target, currentTarget }) => {
          focused.current = target === currentTarget ? null : target
        }}
        onBlur={letGo}
        onWheel={letGo}
        onPointerDown={letGo}
        // What comes later into a row, a picture or a card's buttons, pushes the end down.
        onResize={settle}
      >
        {[
          ...rows.map((row) => <Row key={row.id} row={row} firstName={firstName} onCardPress={setPressed} {...rest} />),
          ...(isTyping ? [<TypingBubble key="typing" name={firstName} />] : []),
        ]}
      </VList>
    </div>
  )
}

type RowProps = Pick<MessageLogProps, 'onPictureGone' | 'onRetry' | 'onDrop'> & {
  row: LogRow
  firstName: string
  onCardPress: (id: string) => void
}

function Row({ row, firstName, onCardPress, onPictureGone, onRetry, onDrop }: RowProps) {
  switch (row.kind) {
    case 'day':
      return <DayLine at={row.at} />
    case 'card':
      return (
        <div onClickCapture={() => onCardPress(row.id)}>
          <BookingCard message={row.message} firstName={firstName} isLatest={row.isLatest} />
        </div>
      )
    case 'block':
      return <BlockLine change={row.change} firstName={firstName} />
    case 'pending':
      return <PendingBubble row={row} onRetry={onRetry} onDrop={onDrop} />
    default:
      return <Bubble row={row} onPictureGone={onPictureGone} />
  }
}

/** What the reader did, to their eyes alone. */
function BlockLine({ change: { isBlocked, at }, firstName }: { change: BlockChange; firstName: string }) {
  const { date, time } = useDates()
  const zone = readersZone()
  const when = `${date(at, zone)}, ${time(at, zone)}`
  return (
    <p className={styles.Block}>
      {isBlocked ? <Ban aria-hidden /> : <Undo2 aria-hidden />}
      <span>
        {isBlocked ? <Trans>You blocked {firstName}.</Trans> : <Trans>You unblocked {firstName}.</Trans>}{' '}
        <time dateTime={new Date(at).toISOString()}>{when}</time>
      </span>
    </p>
  )
}

function DayLine({ at }: { at: number }) {
  const { friendlyDate } = useDates()
  return <p className={styles.Day}>{friendlyDate(at, readersZone())}</p>
}
