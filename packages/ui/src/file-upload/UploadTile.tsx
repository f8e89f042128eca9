import { CircleAlert, X } from 'lucide-react'
import { Button } from '#button/index.ts'
import { ProgressBar } from '#progress-bar/index.ts'
import styles from './FileUpload.module.css'
import type { UploadItem, UploadLabels } from './upload-item.ts'

interface UploadTileProps {
  item: UploadItem
  labels: UploadLabels
  firstLabel: string | undefined
  onRemove: () => void
  onRetry?: (() => void) | undefined
}

export function UploadTile({ item, labels, firstLabel, onRemove, onRetry }: UploadTileProps) {
  return (
    <li data-status={item.status} className={styles.Tile}>
      {item.thumbnailUrl === undefined ? null : (
        <img src={item.thumbnailUrl} alt={item.name} className={styles.Picture} />
      )}
      {item.status === 'busy' ? (
        <div className={styles.Busy}>
          <span className={styles.Name}>{item.name}</span>
          <ProgressBar value={item.progress} label={labels.uploading(item.name)} />
          <Button size="sm" variant="ghost" aria-label={labels.cancel(item.name)} onClick={onRemove}>
            {labels.cancelShort}
          </Button>
        </div>
      ) : null}
      {item.status === 'error' ? (
        <div className={styles.Error}>
          <p role="alert" className={styles.Problem}>
            <CircleAlert aria-hidden />
            <span className={styles.Name}>{item.name}</span>
            {item.error}
          </p>
          {item.canRetry && onRetry && labels.retry ? (
            <Button size="sm" aria-label={labels.retry.name(item.name)} onClick={onRetry}>
              {labels.retry.short}
            </Button>
          ) : null}
        </div>
      ) : null}
      {item.status === 'done' && firstLabel !== undefined ? <span className={styles.First}>{firstLabel}</span> : null}
      {item.status === 'done' && item.flag !== undefined ? <span className={styles.Flag}>{item.flag}</span> : null}
      {item.status === 'busy' ? null : (
        <button type="button" aria-label={labels.remove(item.name)} onClick={onRemove} className={styles.Remove}>
          <X aria-hidden />
        </button>
      )}
    </li>
  )
}
