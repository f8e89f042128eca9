import { Loaf as LoafShape } from '@ginipig/ui/loaf'
import type { RenderLink } from '@ginipig/ui/render-link'
import { useLingui } from '@lingui/react'
import styles from './LoafNav.module.css'

export type Loaf = {
  id: string
  label: string
  /** Unknown until it is counted. */
  count: number | undefined
  src: string
  isCurrent: boolean
  renderLink: RenderLink
}

/** Parts of a list as small arches with their counts; scrolls sideways where there is no room. */
export function LoafNav({ label, loaves }: { label: string; loaves: readonly Loaf[] }) {
  const { i18n } = useLingui()
  return (
    <nav aria-label={label}>
      <ul className={styles.LoafNav}>
        {loaves.map((loaf) => (
          <li key={loaf.id} data-current={loaf.isCurrent || undefined} className={styles.Item}>
            {loaf.renderLink({
              className: styles.Link,
              'aria-current': loaf.isCurrent ? 'page' : undefined,
              children: (
                <>
                  <LoafShape src={loaf.src} className={styles.Loaf} />
                  <span>
                    {loaf.label}{' '}
                    {loaf.count === undefined ? null : <span className={styles.Count}>{i18n.number(loaf.count)}</span>}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
