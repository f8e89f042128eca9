import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import styles from './FileUpload.module.css'

interface AddTileProps {
  label: string
  hint: string | undefined
  accept: string
  multiple: boolean
  onAdd: (files: File[]) => void
}

/** Browse by pressing, or drop on it. The input itself is the target, so keyboard and forms work as usual. */
export function AddTile({ label, hint, accept, multiple, onAdd }: AddTileProps) {
  const [isOver, setIsOver] = useState(false)

  const add = (files: FileList | null) => {
    if (files !== null && files.length > 0) onAdd([...files])
  }

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    add(event.target.files)
    // So that the same file can be picked again after it was removed.
    event.target.value = ''
  }

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <label
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={styles.Add}
    >
      <input type="file" accept={accept} multiple={multiple} onChange={handleChange} className={styles.AddInput} />
      <ImagePlus aria-hidden />
      <span>{label}</span>
      {hint === undefined ? null : <small className={styles.Hint}>{hint}</small>}
    </label>
  )
}
