import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { useFieldGroup } from '#field/index.ts'
import { AddTile, type UploadItem, UploadTile } from '#file-upload/index.ts'
import styles from './PhotoBoard.module.css'
import { PhotoTile } from './PhotoTile.tsx'
import type { PhotoBoardItem, PhotoBoardLabels } from './photo-board-item.ts'

export interface PhotoBoardProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  items: readonly PhotoBoardItem[]
  /** On their way, or not gone through. */
  uploads: readonly Exclude<UploadItem, { status: 'done' }>[]
  /** More photos than these can't be added. */
  max: number
  /** Of a tile: upright as work is mostly photographed, or as wide as a card's picture. */
  shape?: 'portrait' | 'landscape' | undefined
  onAdd: (files: File[]) => void
  /** Of an item, and of an upload: cancels it, or takes it away. */
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  /** @param ids - all items in their new order */
  onOrder: (ids: string[]) => void
  labels: PhotoBoardLabels
}

/** Px before a press is a drag. */
const DRAG_FROM = 6

/** Photos in an order of their own: added by browsing or dropping, moved by drag, by keyboard or by each one's menu.
 *  Name it by a `Field group` around it or by `aria-label`. */
export function PhotoBoard(props: PhotoBoardProps) {
  const { items, uploads, max, onAdd, onRemove, onRetry, onOrder, shape, labels, className, ...rest } = props
  const { 'aria-invalid': _invalid, ...group } = useFieldGroup()
  const list = useRef<HTMLOListElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const isLifted = useRef(false)
  const ids = items.map(({ id }) => id)

  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove(ids, from, to))
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  // The button pressed goes with its tile, at once or after a question; the list keeps the keyboard's place.
  const count = items.length + uploads.length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = count
  }, [count])

  return (
    <fieldset {...group} {...rest} className={className}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={handleDragEnd}
        accessibility={{
          announcements: announcementsOf(items, labels, isLifted),
          screenReaderInstructions: { draggable: labels.instructions },
        }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ol ref={list} tabIndex={-1} aria-label={labels.list} data-shape={shape} className={styles.Board}>
            {items.map((item, index) => (
              <PhotoTile
                key={item.id}
                item={item}
                index={index}
                count={items.length}
                labels={labels}
                onMove={(to) => move(index, to)}
                onRemove={() => onRemove(item.id)}
              />
            ))}
            {uploads.map((item) => (
              <UploadTile
                key={item.id}
                item={item}
                labels={labels}
                firstLabel={undefined}
                onRemove={() => onRemove(item.id)}
                onRetry={() => onRetry(item.id)}
              />
            ))}
            {items.length < max ? (
              <li>
                <AddTile
                  label={labels.add}
                  hint={labels.addHint}
                  accept="image/jpeg,image/png"
                  multiple
                  onAdd={onAdd}
                />
              </li>
            ) : null}
          </ol>
        </SortableContext>
      </DndContext>
    </fieldset>
  )
}

/** What is read out while a photo is moved.
 *  @param isLifted - a photo that was just lifted is over its own place, which needs no word */
function announcementsOf(
  items: readonly PhotoBoardItem[],
  labels: PhotoBoardLabels,
  isLifted: RefObject<boolean>,
): Announcements {
  const count = items.length
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id) + 1
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? ''
  return {
    onDragStart: ({ active }) => {
      isLifted.current = true
      return labels.picked(nameOf(active.id), placeOf(active.id), count)
    },
    onDragOver: ({ active, over }) => {
      const wasLifted = isLifted.current
      isLifted.current = false
      return over === null || wasLifted ? undefined : labels.moved(nameOf(active.id), placeOf(over.id), count)
    },
    onDragEnd: ({ active, over }) => labels.dropped(nameOf(active.id), placeOf((over ?? active).id), count),
    onDragCancel: ({ active }) => labels.putBack(nameOf(active.id), placeOf(active.id)),
  }
}
