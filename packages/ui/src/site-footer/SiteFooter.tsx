import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './SiteFooter.module.css'

export interface FooterLink {
  id: string
  label: string
  renderLink: RenderLink
}

export interface FooterGroup {
  id: string
  title: string
  links: readonly FooterLink[]
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Logo and one sentence. */
  brand: ReactNode
  groups: readonly FooterGroup[]
  /** Legal line at the foot. */
  legal: ReactNode
  /** Above all of it: what a visitor could become here. */
  band?: { label: string; picture: ReactNode; title: ReactNode; text: ReactNode; action: ReactNode } | undefined
  /** The configured social links. */
  social?: readonly FooterLink[] | undefined
}

/** Clover, on every page of the marketplace. */
export function SiteFooter({ brand, groups, legal, band, social = [], className, ...rest }: SiteFooterProps) {
  return (
    <footer {...rest} data-lays-out="whole" className={clsx(styles.SiteFooter, className)}>
      {band === undefined ? null : (
        <section aria-label={band.label} className={styles.Band}>
          <div className={styles.BandInner}>
            {band.picture}
            <p className={styles.BandTitle}>{band.title}</p>
            <p className={styles.BandText}>{band.text}</p>
            <div className={styles.BandAction}>{band.action}</div>
          </div>
        </section>
      )}
      <div className={styles.Inner}>
        <div className={styles.Groups}>
          <div className={styles.Brand}>{brand}</div>
          {groups.map((group) => (
            <div key={group.id}>
              <h2 className={styles.Title}>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.id}>{link.renderLink({ className: styles.Link, children: link.label })}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.Foot}>
          <p>{legal}</p>
          {social.length === 0 ? null : (
            <ul className={styles.Social}>
              {social.map((link) => (
                <li key={link.id}>{link.renderLink({ className: styles.SocialLink, children: link.label })}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}
