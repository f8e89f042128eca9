import type { ToastRegionProps } from '@ginipig/ui/toast'
import { type ComponentType, lazy, type ReactNode } from 'react'
import styles from './PlainNotices.module.css'

/** `Toasts` asks for it as soon as the first page stands: a message about a lost network couldn't any more. */
const load = () => import('../after-first.ts')

/** The words alone, as long as their looks aren't there and where they can't be had: no message waits for its icon. */
export const PlainToasts = ({ toasts, label }: Pick<ToastRegionProps, 'toasts' | 'label'>): ReactNode => (
  <section aria-live="polite" aria-label={label} data-toasts className={styles.Toasts}>
    {toasts.map(({ id, tone, text }) => (
      <p key={id} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
        {text}
      </p>
    ))}
  </section>
)

export const PlainWords = ({ children }: { children: ReactNode }): ReactNode => (
  <p className={styles.Words}>{children}</p>
)

export const ToastRegionSoon = lazy<ComponentType<ToastRegionProps>>(() =>
  load().then(
    ({ ToastRegion, askAgainForStyles }) => {
      askAgainForStyles()
      return { default: ToastRegion }
    },
    () => ({ default: PlainToasts }),
  ),
)

export const OfflineLookSoon = lazy<ComponentType<{ children: ReactNode }>>(() =>
  load().then(
    ({ OfflineLook }) => ({ default: OfflineLook }),
    () => ({ default: PlainWords }),
  ),
)
