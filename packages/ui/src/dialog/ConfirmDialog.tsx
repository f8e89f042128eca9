import type { ReactNode } from 'react'
import { Banner } from '#banner/index.ts'
import { Button } from '#button/index.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** What will happen, as a verb: "Cancel booking". Left out once there is nothing left to do but close. */
  confirmLabel?: string | undefined
  /** The way back: "Keep it". It gets the focus first. */
  cancelLabel: string
  onConfirm: () => void
  /** `danger` for what can't be taken back. `quiet` where the way back is what most people want: it stands last and solid. */
  tone?: 'primary' | 'danger' | 'quiet' | undefined
  /** While the confirmed action runs; the dialog can't be left meanwhile. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
  /** Why the action failed, shown inside. */
  error?: ReactNode
  /** See `Dialog`. */
  onClosed?: (() => void) | undefined
  children?: ReactNode
}

const confirmLooks = { primary: 'primary', danger: 'danger-solid', quiet: 'ghost' } as const

/** One question with two answers. The caller closes it when the action is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm } = props
  const { tone = 'primary', busy = false, busyLabel, error, onClosed, children } = props
  const hasBody = children !== undefined || (error !== undefined && error !== null)
  const isQuiet = tone === 'quiet'
  const back = (
    // The first focus never stands on what would be lost.
    <Button
      autoFocus={isQuiet}
      variant={isQuiet ? 'primary' : 'secondary'}
      disabled={busy}
      onClick={() => onOpenChange(false)}
    >
      {cancelLabel}
    </Button>
  )
  // Once, however often a hand presses: not even the press that opened it, if it was a double one, lands here.
  const answer = ({ detail: presses }: { detail: number }) => {
    if (presses < 2) onConfirm()
  }
  const confirm =
    confirmLabel === undefined ? null : (
      <Button variant={confirmLooks[tone]} busy={busy} busyLabel={busyLabel} onClick={answer}>
        {confirmLabel}
      </Button>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      role="alertdialog"
      isDismissible={!busy}
      onClosed={onClosed}
      actions={
        isQuiet ? (
          <>
            {confirm}
            {back}
          </>
        ) : (
          <>
            {back}
            {confirm}
          </>
        )
      }
    >
      {hasBody ? (
        <>
          {children}
          {error === undefined || error === null ? null : (
            <Banner tone="danger" role="alert">
              {error}
            </Banner>
          )}
        </>
      ) : undefined}
    </Dialog>
  )
}
