import type { ReactNode } from 'react'
import { BackLink } from '#back-link/index.ts'
import { PageHeader, type PageHeaderProps } from '#page-header/index.ts'
import { Rail } from '#rail/index.ts'
import type { RenderLink } from '#render-link/index.ts'
import styles from './RailPage.module.css'

export interface RailPageProps extends Pick<PageHeaderProps, 'title' | 'lead'> {
  back: { label: ReactNode; renderLink: RenderLink }
  /** The console's frame has a room for the page; on the marketplace it makes its own. */
  app: 'marketplace' | 'console'
  side: ReactNode
  /** Name of what stands beside the page. */
  sideLabel: string
  children: ReactNode
}

/** A page that both apps show: the way back, its title, and what stands beside it. */
export function RailPage({ back, app, title, lead, side, sideLabel, children }: RailPageProps) {
  return (
    <div data-app={app} className={styles.RailPage}>
      <BackLink renderLink={back.renderLink}>{back.label}</BackLink>
      <PageHeader size={app === 'console' ? 'console' : 'page'} title={title} lead={lead} />
      <Rail sideLabel={sideLabel} side={side === null ? null : <div className={styles.Side}>{side}</div>}>
        {children}
      </Rail>
    </div>
  )
}
