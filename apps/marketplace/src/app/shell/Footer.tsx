import { CookieSettingsLink } from '@ginipig/app/analytics/CookieSettingsLink.tsx'
import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { LanguageSwitch } from '@ginipig/app/route/LanguageSwitch.tsx'
import { type FooterGroupName, footerGroups } from '@ginipig/app/route/route-flags.ts'
import { ThemeSwitch } from '@ginipig/app/route/ThemeSwitch.tsx'
import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { ButtonLink } from '@ginipig/ui/button'
import { Illustration } from '@ginipig/ui/illustration'
import { Logo } from '@ginipig/ui/logo'
import { type FooterLink, SiteFooter } from '@ginipig/ui/site-footer'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { env } from '../env.ts'
import styles from './Footer.module.css'

const titles: Record<FooterGroupName, MessageDescriptor> = {
  company: msg`Company`,
  'customer-service': msg`Customer service`,
  vip: msg`VIP`,
  legals: msg`Legals`,
}

/** The four groups of spec §2, each with the routes flagged for it, and the way to the console; a group without any
 *  isn't shown. Default, because `lazy` asks for one. */
export function Footer() {
  const { t, i18n } = useLingui()
  const entries = useMenu('footerGroup')
  const isProvider = useUser()?.user_type === 'provider'
  const toConsole: FooterLink = {
    id: 'console',
    label: isProvider ? t`Provider area` : t`Become a provider`,
    renderLink: (slot) => <CrossLink to={isProvider ? '/' : '/provider-registration'} {...slot} />,
  }
  const cancellations: FooterLink = {
    id: 'cancellations',
    label: t`Cancellations`,
    renderLink: (slot) => <Link to="/term-and-condition" hash="cancelling" {...slot} />,
  }
  const cookieSettings: FooterLink = {
    id: 'cookie-settings',
    label: t`Cookie settings`,
    renderLink: (slot) => <CookieSettingsLink {...slot} />,
  }
  const status: FooterLink = {
    id: 'status',
    label: t`How we are doing`,
    renderLink: ({ children, ...slot }) => (
      <a href={env.statusUrl} {...slot}>
        {children}
      </a>
    ),
  }
  const more: Partial<Record<FooterGroupName, readonly FooterLink[]>> = {
    vip: [toConsole],
    'customer-service': env.statusUrl === '' ? [cancellations] : [cancellations, status],
    legals: [cookieSettings],
  }
  const groups = footerGroups
    .map((group) => ({
      id: group,
      title: i18n._(titles[group]),
      links: [...entries.filter((entry) => entry.flag.group === group), ...(more[group] ?? [])],
    }))
    .filter(({ links }) => links.length > 0)
  const hasBand = useMatches({ select: (matches) => matches.at(-1)?.staticData.footerBand }) && !isProvider
  const keptPercent = 100 - bookingPolicy.commissionRate / 100
  const year = new Date().getFullYear()
  return (
    <SiteFooter
      band={
        hasBand
          ? {
              label: t`For providers`,
              picture: <Illustration pig="rosette" loading="lazy" />,
              title: <Trans>Got the skills and a chair to fill?</Trans>,
              text: <Trans>List an appointment in three steps. You keep {keptPercent}% of your price.</Trans>,
              action: (
                <ButtonLink variant="deep" render={(slot) => <Link to="/onboard-with-us" {...slot} />}>
                  <Trans>List your services</Trans>
                </ButtonLink>
              ),
            }
          : undefined
      }
      groups={groups}
      brand={
        <>
          <Logo label={t`Ginipig`} ground="deep" height={40} />
          <p>
            <Trans>Lovely appointments at 30% off or more, because someone good is building their book.</Trans>
          </p>
          <div className={styles.Switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </>
      }
      social={env.socialLinks.map(([name, url]) => ({
        id: name,
        label: name,
        renderLink: ({ children, ...slot }) => (
          <a href={url} {...slot}>
            {children}
          </a>
        ),
      }))}
      legal={<Trans>© {year} Ginipig. Card payments by Stripe.</Trans>}
    />
  )
}
