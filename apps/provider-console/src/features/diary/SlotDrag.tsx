import {
  type Announcements,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { fromWallClock, type WallClock } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Entry } from './diary-days.ts'
import { DragContext } from './drag-context.ts'
import { type Steps, startOf, startOfDrag } from './slot-drag.ts'

/** Px before a press is a drag. */
const DRAG_FROM = 6

/** "M" lifts the slot that has the focus: Enter and Space open it. */
class LetterSensor extends KeyboardSensor {
  static override activators = [
    {
      eventName: 'onKeyDown' as const,
      handler: (event: KeyboardEvent, _options: KeyboardSensorOptions) => {
        const isLetter = event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey
        if (isLetter) event.preventDefault()
        return isLetter
      },
    },
  ]
}

type SlotDragProps = {
  grid: RefObject<HTMLElement | null>
  dates: readonly string[]
  hours: number
  zone: string
  movingId: string | undefined
  onMove: (slotId: string, start: WallClock) => void
  children: ReactNode
}

/** Open slots are dragged with the mouse, or lifted with the keyboard, to another half hour or day. With a finger one
 *  scrolls: there, as for everybody, "Move slot" is in what a press opens. Source: notes-console.md provider-diary. */
export function SlotDrag({ grid, dates, hours, zone, movingId, onMove, children }: SlotDragProps) {
  const { t } = useLingui()
  const { friendlyDateTime } = useDates()
  const [steps, setSteps] = useState<Steps>({ day: 1, half: 1 })
  const dropped = useRef<string>(undefined)
  const target = useRef('')

  const measure = (): Steps => {
    const day = grid.current?.querySelector('section')?.getBoundingClientRect().width ?? 1
    const column = grid.current?.querySelector('section > ul')?.getBoundingClientRect().height ?? 1
    return { day, half: column / hours / 2 }
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(LetterSensor, {
      keyboardCodes: { start: ['KeyM'], end: ['Enter'], cancel: ['Escape', 'Tab'] },
      coordinateGetter: (event, { currentCoordinates: { x, y } }) => {
        const { day, half } = measure()
        const by = { ArrowLeft: [-day, 0], ArrowRight: [day, 0], ArrowUp: [0, -half], ArrowDown: [0, half] }
        const [right, down] = by[event.code as keyof typeof by] ?? []
        if (right === undefined || down === undefined) return undefined
        event.preventDefault()
        return { x: x + right, y: y + down }
      },
    }),
  )
  const whereOf = ({ active, delta }: DragMoveEvent) => {
    const entry = active.data.current?.entry as Entry // as `MovableEntry` gives it
    const from = startOf(entry, zone)
    return { entry, from, to: startOfDrag(from, delta, measure(), dates).start }
  }
  const say = (start: WallClock) => friendlyDateTime(fromWallClock(start, zone) ?? 0, zone)
  const announcements: Announcements = {
    onDragStart: () => t`Lifted. Arrow keys move it, Enter drops it, Escape puts it back.`,
    onDragMove: () => target.current,
    onDragOver: () => undefined,
    onDragEnd: () => target.current,
    onDragCancel: () => t`It’s back where it was.`,
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={() => {
        target.current = ''
        setSteps(measure())
      }}
      onDragMove={(event) => {
        target.current = say(whereOf(event).to)
      }}
      onDragEnd={(event) => {
        const { entry, from, to } = whereOf(event)
        if (to.date === from.date && to.time === from.time) return
        dropped.current = entry.id
        onMove(entry.id, to)
      }}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`M lifts it, arrow keys move it, Enter drops it, Escape puts it back.`,
        },
      }}
    >
      <DragContext value={{ steps, dates, zone, dropped, movingId }}>{children}</DragContext>
    </DndContext>
  )
}
