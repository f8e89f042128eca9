/** What comes as soon as the first page stands, as one file: how messages look, and the pages for when something fails.
 *  Source: docs/decisions/0012. */
export { ToastRegion } from '@ginipig/ui/toast'
export { askAgainForStyles } from './ask-again-for-styles.ts'
export { ErrorPage } from './failure/ErrorPage.tsx'
export { NotFoundPage } from './failure/NotFoundPage.tsx'
export { OutdatedPage } from './failure/OutdatedPage.tsx'
export { OfflineLook } from './notices/OfflineLook.tsx'
