import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import { Button } from '#button/index.ts'
import { IconButton } from '#icon-button/index.ts'
import { StatusIcon } from '#status-icon/index.ts'
import type { Toast } from './create-toasts.ts'
import styles from './ToastRegion.module.css'

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label' | 'ref'> {
  toasts: readonly Toast[]
  /** Name of the region: "Messages". */
  label: string
  closeLabel: string
  isPaused?: boolean | undefined
  /** Milliseconds, as in the store: the length of the bar's run. */
  lifeMs?: number | undefined
  onDismiss: (id: string) => void
  /** To the page of a message's action. */
  onGo?: ((to: string) => void) | undefined
  /** Pointer or focus came in. */
  onPause?: (() => void) | undefined
  /** Pointer and focus are gone. */
  onResume?: (() => void) | undefined
}

const isUrgent = (toast: Toast) => toast.tone === 'danger' || toast.tone === 'warning'

/** Bottom-centre messages. Stays mounted when empty, so that screen readers hear what comes in. */
export function ToastRegion(props: ToastRegionProps) {
  const { toasts, label, closeLabel, isPaused, lifeMs = 7000, onDismiss, onGo, ...others } = props
  const { onPause, onResume, className, ...rest } = others
  // `--toast-life` is a custom property, which CSSProperties does not know.
  const style = { ...rest.style, '--toast-life': `${lifeMs}ms` } as CSSProperties
  const region = useRef<HTMLElement>(null)
  /** What had the focus before it came in here; undefined while it is elsewhere. */
  const cameFrom = useRef<EventTarget | null>(undefined)

  // React tells of no blur where the focused button goes with its message: the focus goes back to where it was.
  useEffect(() => {
    if (cameFrom.current === undefined || region.current?.contains(document.activeElement)) return
    const places = [cameFrom.current, document.querySelector('main')].filter((place) => place instanceof HTMLElement)
    cameFrom.current = undefined
    if (document.activeElement === document.body) places.find(({ isConnected }) => isConnected)?.focus()
    onResume?.()
  })

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (cameFrom.current === undefined || !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    onPause?.()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = undefined
    onResume?.()
  }
  const take = ({ id, action }: Toast) => {
    onDismiss(id)
    if (action?.act) action.act()
    else if (action) onGo?.(action.to)
  }
  return (
    <section
      aria-live="polite"
      aria-relevant="additions"
      {...rest}
      ref={region}
      aria-label={label}
      data-toasts
      data-paused={isPaused || undefined}
      style={style}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className={clsx(styles.ToastRegion, className)}
    >
      {toasts.map((toast) => (
        <div key={toast.id} role={isUrgent(toast) ? 'alert' : 'status'} data-tone={toast.tone} className={styles.Toast}>
          <StatusIcon tone={toast.tone} />
          <span className={styles.Text}>{toast.text}</span>
          {toast.action && (onGo || toast.action.act) ? (
            <Button size="sm" className={styles.Act} onClick={() => take(toast)}>
              {toast.action.label}
            </Button>
          ) : null}
          <IconButton
            className={styles.Close}
            label={closeLabel}
            icon={<X aria-hidden />}
            onClick={() => onDismiss(toast.id)}
          />
          <span key={toast.round} className={styles.Life} />
        </div>
      ))}
    </section>
  )
}
