import { PhotoDialog } from '@ginipig/app/media/PhotoDialog.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { TextMessage } from '@ginipig/contract/message/thread.ts'
import { readMore } from '@ginipig/domain/text'
import { Button } from '@ginipig/ui/button'
import { Picture, type PictureSource } from '@ginipig/ui/picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, CheckCheck, Clock, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useReportPath } from '../report-link/ReportLink.tsx'
import styles from './Bubble.module.css'
import type { LogRow, Progress } from './log-rows.ts'
import { Parts, usePlainParts } from './Parts.tsx'

const SIZES = '244px'

type TextRow = Extract<LogRow, { kind: 'text' }>

/** What one of the two wrote. @param props.onPictureGone - its picture didn't come: its address has run out, or there was no
 *  network. Answers whether it is worth another look. */
export function Bubble({ row, onPictureGone }: { row: TextRow; onPictureGone: (number: number) => Promise<boolean> }) {
  const { t } = useLingui()
  const { message, progress, isLast, saysWhy } = row
  const { parts, picture, isMine, at, number } = message
  return (
    <div className={styles.Row} data-mine={isMine || undefined} data-last={isLast || undefined}>
      <div className={styles.Line}>
        <div className={styles.Bubble} data-picture={picture ? '' : undefined}>
          {picture ? (
            <Photo
              picture={picture}
              name={isMine ? t`Photo you sent` : t`Photo you were sent`}
              onGone={() => onPictureGone(number)}
            />
          ) : null}
          {parts.length > 0 ? (
            <p>
              <Parts parts={parts} />
            </p>
          ) : null}
        </div>
        {isMine || isLast ? null : <ReportMessage message={message} />}
      </div>
      {isLast ? <Foot at={at} progress={progress} reported={isMine ? null : message} /> : null}
      {saysWhy ? (
        <p className={styles.Why}>
          <ShieldCheck aria-hidden />
          <Trans>
            Phone numbers, emails and links stay hidden until a booking is accepted. It keeps strangers out and your
            refund safe.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}

type PhotoProps = { picture: PictureSource; name: string; onGone: () => Promise<boolean> }

/** As much of a photo as a bubble has room for; it opens large. */
function Photo({ picture, name, onGone }: PhotoProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  // A picture that failed is not asked for again under the same address, so it is made anew.
  const [round, setRound] = useState(0)
  const handleError = async () => {
    if (await onGone()) setRound((before) => before + 1)
  }
  return (
    <>
      <button type="button" className={styles.Open} aria-label={t`${name}: open large`} onClick={() => setOpen(0)}>
        <Picture key={round} picture={picture} alt={name} sizes={SIZES} onError={() => void handleError()} />
      </button>
      <PhotoDialog photos={[picture]} nameOf={() => name} index={open} onIndexChange={setOpen} />
    </>
  )
}

type FootProps = {
  at: number
  progress: Progress | null
  /** The message that can be reported here; null where none can. */
  reported?: TextMessage | null
}

function Foot({ at, progress, reported = null }: FootProps) {
  const { time } = useDates()
  return (
    <p className={styles.Foot}>
      {time(at, readersZone())}
      {progress ? <ProgressMark progress={progress} /> : null}
      {reported === null ? null : <ReportMessage message={reported} />}
    </p>
  )
}

/** The way to report one message: under the last of a run, beside each that stands before it. Who hears the link alone
 *  is told by its time and first words which one is meant. */
function ReportMessage({ message: { key, parts, at } }: { message: TextMessage }) {
  const { t } = useLingui()
  const { time } = useDates()
  const reportPath = useReportPath()
  const plain = usePlainParts()
  const sent = time(at, readersZone())
  const { shown: words } = readMore(plain(parts) || t`Photo you were sent`)
  return (
    <Link
      to={reportPath}
      params={{ id: key }}
      search={{ about: 'message' }}
      aria-label={t`Report this message, ${sent}: ${words}`}
      className={styles.Report}
    >
      <Trans>Report</Trans>
    </Link>
  )
}

function ProgressMark({ progress }: { progress: Progress }) {
  switch (progress) {
    case 'read':
      return (
        <>
          <CheckCheck aria-hidden />
          <Trans>Read</Trans>
        </>
      )
    case 'delivered':
      return (
        <>
          <CheckCheck aria-hidden />
          <Trans>Delivered</Trans>
        </>
      )
    case 'sent':
      return (
        <>
          <Check aria-hidden />
          <Trans>Sent</Trans>
        </>
      )
    default:
      return (
        <>
          <Clock aria-hidden />
          <Trans>Waiting</Trans>
        </>
      )
  }
}

type PendingRow = Extract<LogRow, { kind: 'pending' }>
type PendingBubbleProps = { row: PendingRow; onRetry: (key: string) => void; onDrop: (key: string) => void }

/** A message on its way. One that was refused says why, and what can be done. */
export function PendingBubble({ row: { pending, isLast }, onRetry, onDrop }: PendingBubbleProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const { key, text, photo, at, error, isSent } = pending
  return (
    <div className={styles.Row} data-mine data-last={isLast || undefined}>
      <div className={styles.Line}>
        <div className={styles.Bubble} data-picture={photo ? '' : undefined} data-waiting={isSent ? undefined : ''}>
          {photo ? <Picture picture={photo.picture} alt={t`Photo you’re sending`} sizes={SIZES} /> : null}
          {text ? <p>{text}</p> : null}
        </div>
      </div>
      {error === undefined ? (
        isLast && <Foot at={at} progress={isSent ? 'sent' : 'waiting'} />
      ) : (
        <div className={styles.Failed}>
          <p className={styles.Problem}>
            <TriangleAlert aria-hidden />
            <Trans>Not sent.</Trans> {error === null ? null : textOf(error)}
          </p>
          <Button size="sm" variant="secondary" onClick={() => onRetry(key)}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onDrop(key)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Three dots while the other writes. */
export function TypingBubble({ name }: { name: string }) {
  return (
    <div className={styles.Row} role="status">
      <div className={styles.Typing}>
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <span className={styles.TypingWords}>
          <Trans>{name} is typing</Trans>
        </span>
      </div>
    </div>
  )
}
