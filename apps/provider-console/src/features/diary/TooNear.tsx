import type { StartNotice } from '@ginipig/domain/booking'
import { fromWallClock, type WallClock } from '@ginipig/domain/time'
import { useState } from 'react'
import { useTooNearWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Diary.module.css'

type TooNearProps = { notice: StartNotice; start: WallClock; zone: string }

/** That a start is free, and yet too near to be booked, where it is. */
export function TooNear({ notice, start, zone }: TooNearProps) {
  const words = useTooNearWords(zone)
  const [now] = useState(Date.now)
  const startsAt = fromWallClock(start, zone)
  const said = startsAt === undefined ? undefined : words(startsAt, notice, now)
  return said === undefined ? null : <p className={styles.TooLate}>{said}</p>
}
