import { clsx } from 'clsx'
import { Menu } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '#icon-button/index.ts'
import { lazyPart } from '#lazy-part/index.ts'
import { breakpoints, useMediaQuery } from '#media-query/index.ts'
import styles from './ConsoleShell.module.css'

/** Comes after the page, and only where there is a menu button: a wide screen does without its dialog library. */
const Drawer = lazyPart(async () => ({ default: (await import('#drawer/index.ts')).Drawer }))

/** What the button that opens the menu carries. */
type MenuButton = Pick<ComponentProps<'button'>, 'type' | 'aria-haspopup' | 'aria-expanded' | 'onClick'>

export interface ConsoleShellProps extends ComponentProps<'div'> {
  /** The logo as a link. */
  logo: ReactNode
  /** Beside the logo: "Provider". */
  tag?: ReactNode
  /** The one main button of the sidebar: New appointment. */
  action?: ReactNode
  /** A side-nav in its console variant; on a phone it moves into the menu drawer. */
  nav: ReactNode
  /** Who is signed in, with the account menu. */
  account?: ReactNode
  /** Icons at the end of the sidebar's head, and of the phone's top bar before the menu button. */
  topEnd?: ReactNode
  /** A tab-bar; one of its ways opens the menu, so that the top bar's button gives way to it.
   *  @param menuButton - what makes a button of it */
  tabBar?: ((menuButton: MenuButton) => ReactNode) | undefined
  /** A phone's page has a head of its own: the whole screen is its. */
  isWhole?: boolean | undefined
  labels: { sidebar: string; openMenu: string; closeMenu: string; menu: string }
  /** Target of the skip link, on `<main>`. */
  mainId?: string | undefined
}

/** The console's frame: sidebar from 1024 px; below, a top bar, a menu drawer and the tab bar. */
export function ConsoleShell(props: ConsoleShellProps) {
  const {
    logo,
    tag,
    action,
    nav,
    account,
    topEnd,
    tabBar,
    isWhole = false,
    labels,
    mainId = 'main',
    className,
    children,
    ...rest
  } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isWide = useMediaQuery(breakpoints.desktop)
  const hasMenu = !isWide || isMenuOpen

  const menuButton: MenuButton = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': isMenuOpen,
    onClick: () => setMenuOpen(true),
  }
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setMenuOpen(false)
  }

  return (
    <div {...rest} data-density="console" className={clsx(styles.ConsoleShell, className)}>
      <aside className={styles.Side} aria-label={labels.sidebar}>
        <div className={styles.Brand}>
          {logo}
          {tag === undefined ? null : <span className={styles.Tag}>{tag}</span>}
          {topEnd === undefined || !isWide ? null : <div className={styles.TopEnd}>{topEnd}</div>}
        </div>
        {action === undefined ? null : <div className={styles.Action}>{action}</div>}
        <div className={styles.Nav}>{nav}</div>
        {account === undefined ? null : <div className={styles.Account}>{account}</div>}
      </aside>
      <div className={styles.Page} data-whole={isWhole || undefined}>
        <header className={styles.Top}>
          {logo}
          {tag === undefined ? null : <span className={styles.Tag}>{tag}</span>}
          <div className={styles.TopEnd}>
            {isWide ? null : topEnd}
            <IconButton
              label={labels.openMenu}
              icon={<Menu aria-hidden="true" />}
              className={tabBar === undefined ? undefined : styles.BesideTabs}
              {...menuButton}
            />
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className={styles.Main}>
          <div className={styles.Width}>{children}</div>
        </main>
        {tabBar?.(menuButton)}
      </div>
      <Suspense>
        {hasMenu ? (
          <Drawer open={isMenuOpen} onOpenChange={setMenuOpen} title={labels.menu} closeLabel={labels.closeMenu}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for a link that was followed, by any means */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
            <div className={styles.Menu} onClick={closeOnLink}>
              {action === undefined ? null : <div className={styles.Action}>{action}</div>}
              {nav}
              {account === undefined ? null : <div className={styles.Account}>{account}</div>}
            </div>
          </Drawer>
        ) : null}
      </Suspense>
    </div>
  )
}
