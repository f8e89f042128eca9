export { AppProviders } from './AppProviders.tsx'
export { NotFoundPage } from './failure/NotFoundPage.tsx'
export { RouteError } from './failure/RouteError.tsx'
export { whenPersonGoes } from './forget-person.ts'
export { guardRoute } from './guard-route.ts'
export { LanguageSwitch } from './LanguageSwitch.tsx'
export { type Catalogs, type Language, languageNames } from './languages.ts'
export { loadOrNotFound } from './load-or-not-found.ts'
export { OfflineBanner } from './notices/OfflineBanner.tsx'
export { Toasts } from './notices/Toasts.tsx'
export { PageAnnouncer } from './PageAnnouncer.tsx'
export { PendingPage } from './PendingPage.tsx'
export { usePageTitle } from './page-title.ts'
export {
  type FooterGroupName,
  footerGroups,
  hasRoute,
  type MenuEntry,
  type MenuLink,
  menuEntries,
  type RouteFlags,
} from './route-flags.ts'
export { MAIN_ID, SkipLink } from './SkipLink.tsx'
export { createServices, followSession, type Services, type ServicesOptions, startServices } from './services.ts'
export {
  type ToastPush,
  useServices,
  useSession,
  useToast,
  useUser,
  useWatchListing,
} from './services-context.ts'
export { startApp } from './start-app.tsx'
export { ThemeSwitch } from './ThemeSwitch.tsx'
export { useDeployment } from './use-deployment.ts'
export { useLogOut } from './use-log-out.ts'
export { type MenuItem, useMenu } from './use-menu.tsx'
export { VisitorPage } from './VisitorPage.tsx'
