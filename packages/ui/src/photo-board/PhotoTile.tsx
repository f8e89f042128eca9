import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowLeft, ArrowRight, Ellipsis, GripVertical, Star, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '#menu/index.ts'
import { Picture } from '#picture/index.ts'
import styles from './PhotoBoard.module.css'
import type { PhotoBoardItem, PhotoBoardLabels } from './photo-board-item.ts'

interface PhotoTileProps {
  item: PhotoBoardItem
  index: number
  count: number
  labels: PhotoBoardLabels
  onMove: (to: number) => void
  onRemove: () => void
}

/** One photo: its handle moves it, its menu does the same without dragging, and takes it away. */
export function PhotoTile({ item, index, count, labels, onMove, onRemove }: PhotoTileProps) {
  const { id, name, picture, badge, note, isFaint } = item
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: '' },
  })
  const { 'aria-describedby': describedBy } = attributes
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-lifted={isDragging || undefined}
      className={styles.Item}
    >
      <div data-faint={isFaint || undefined} className={styles.Tile}>
        <Picture
          picture={picture}
          alt={name}
          sizes="(min-width: 1024px) 200px, (min-width: 640px) 25vw, 50vw"
          className={styles.Photo}
        />
        {index === 0 ? (
          <span className={styles.First}>{labels.first}</span>
        ) : (
          <span aria-hidden className={styles.Number}>
            {index + 1}
          </span>
        )}
        <div className={styles.Bar}>
          <button
            ref={setActivatorNodeRef}
            type="button"
            aria-label={labels.move(name)}
            aria-describedby={describedBy}
            {...listeners}
            className={styles.Handle}
          >
            <GripVertical aria-hidden />
          </button>
          <Menu
            trigger={
              <button type="button" aria-label={labels.more(name)} className={styles.More}>
                <Ellipsis aria-hidden />
              </button>
            }
          >
            {index > 0 ? (
              <>
                <MenuItem icon={<Star aria-hidden />} onSelect={() => onMove(0)}>
                  {labels.makeFirst}
                </MenuItem>
                <MenuItem icon={<ArrowLeft aria-hidden />} onSelect={() => onMove(index - 1)}>
                  {labels.earlier}
                </MenuItem>
              </>
            ) : null}
            {index < count - 1 ? (
              <MenuItem icon={<ArrowRight aria-hidden />} onSelect={() => onMove(index + 1)}>
                {labels.later}
              </MenuItem>
            ) : null}
            {count > 1 ? <MenuSeparator /> : null}
            <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onRemove}>
              {labels.removeShort}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <div className={styles.Caption}>
        {badge}
        {note === undefined ? null : <p>{note}</p>}
      </div>
    </li>
  )
}
