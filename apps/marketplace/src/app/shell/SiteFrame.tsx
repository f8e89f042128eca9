import { CookieChoice } from '@ginipig/app/analytics/CookieChoice.tsx'
import { LanguageSwitch } from '@ginipig/app/route/LanguageSwitch.tsx'
import { OfflineBanner } from '@ginipig/app/route/notices/OfflineBanner.tsx'
import { PageAnnouncer } from '@ginipig/app/route/PageAnnouncer.tsx'
import { PageOutlet } from '@ginipig/app/route/PageOutlet.tsx'
import { MAIN_ID, SkipLink } from '@ginipig/app/route/SkipLink.tsx'
import { ThemeSwitch } from '@ginipig/app/route/ThemeSwitch.tsx'
import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { TabBar } from '@ginipig/ui/tab-bar'
import { useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './SiteFrame.module.css'
import { useLogInLink } from './use-log-in-link.ts'

const KeepBookings = lazyPart(() => import('#offline/KeepBookings.tsx'))
const FavouriteWish = lazyPart(() => import('#features/listing/favourite/FavouriteWish.tsx'))

/** What stands round every page of the marketplace, as far as the page's route wants it. */
export function SiteFrame(): ReactNode {
  const flags = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const user = useUser()
  const chrome = flags?.chrome ?? 'full'
  return (
    <>
      {/* At the same place for every page, or it would miss the way out of a bare one. */}
      <PageAnnouncer />
      <Suspense>
        {user ? (
          <>
            <FavouriteWish userId={user.id} />
            <KeepBookings />
          </>
        ) : null}
      </Suspense>
      {chrome === 'bare' ? <PageOutlet /> : <Framed chrome={chrome} tone={flags?.headerTone} />}
    </>
  )
}

type FramedProps = { chrome: 'full' | 'docked' | 'flow' | 'talk'; tone: 'brand' | undefined }

function Framed({ chrome, tone }: FramedProps): ReactNode {
  return (
    <div className={styles.SiteFrame} data-whole={chrome === 'talk' || undefined}>
      <SkipLink />
      {chrome === 'talk' ? (
        <div className={styles.WideHeader}>
          <Header tone={tone} />
        </div>
      ) : (
        <Header tone={tone} />
      )}
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className={styles.Main}>
        <PageOutlet />
        {chrome === 'docked' ? (
          <div className={styles.Switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        ) : null}
      </main>
      {chrome === 'flow' || chrome === 'talk' ? null : (
        <div className={chrome === 'docked' ? styles.WideOnly : undefined}>
          <Footer />
        </div>
      )}
      {chrome === 'full' ? <PhoneTabs /> : null}
      {chrome === 'flow' ? null : <CookieChoice />}
    </div>
  )
}

/** The routes flagged `tabBar` at the foot of a phone; a visitor finds the way in there too. */
function PhoneTabs() {
  const { t } = useLingui()
  const user = useUser()
  const link = useLogInLink()
  const items = useMenu('tabBar').map(({ flag: { icon: Icon }, ...item }) => ({ ...item, icon: <Icon aria-hidden /> }))
  const logIn = {
    id: 'login',
    label: t`Log in`,
    icon: <LogIn aria-hidden />,
    renderLink: (slot: object) => <Link {...link} {...slot} />,
  }
  return <TabBar label={t`Main`} items={user ? items : [...items, logIn]} />
}
