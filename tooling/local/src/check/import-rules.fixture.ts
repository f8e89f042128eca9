/** One forbidden import a rule, as it could be written in this repository. */
export interface Offence {
  readonly rule: string
  readonly file: string
  readonly imports: string
}

export const offences: readonly Offence[] = [
  { rule: 'domain-is-pure', file: 'packages/domain/src/clock.ts', imports: 'node:fs' },
  { rule: 'contract-knows-domain-only', file: 'packages/contract/src/call.ts', imports: '@ginipig/ui' },
  { rule: 'ui-knows-nothing-of-us', file: 'packages/ui/src/price.ts', imports: '@ginipig/domain' },
  { rule: 'client-packages-stay-apart', file: 'packages/session/src/call.ts', imports: '@ginipig/api-client' },
  { rule: 'packages-never-import-apps', file: 'packages/features/src/help/app.ts', imports: '@ginipig/marketplace' },
  { rule: 'apps-never-import-apps', file: 'apps/marketplace/src/app/other.ts', imports: '@ginipig/api' },
  {
    rule: 'apps-never-import-tooling',
    file: 'apps/marketplace/src/app/sandbox.ts',
    imports: '@ginipig/stripe-sandbox',
  },
  { rule: 'api-has-no-browser-code', file: 'apps/api/src/platform/view.ts', imports: '@ginipig/ui' },
  {
    rule: 'no-deep-package-imports',
    file: 'packages/features/src/help/deep.ts',
    imports: '../../../domain/src/index.ts',
  },
  {
    rule: 'features-stay-apart',
    file: 'apps/marketplace/src/features/profile/form.ts',
    imports: '../booking/basket.ts',
  },
  {
    rule: 'features-below-routes',
    file: 'apps/marketplace/src/features/profile/page.ts',
    imports: '../../routes/home.ts',
  },
  {
    rule: 'shared-below-features',
    file: 'apps/marketplace/src/shared/form.ts',
    imports: '../features/booking/basket.ts',
  },
  {
    rule: 'package-features-stay-apart',
    file: 'packages/features/src/review/stars.ts',
    imports: '../message/bubble.ts',
  },
  {
    rule: 'app-is-below-features',
    file: 'packages/app/src/route/badge.ts',
    imports: '../../../features/src/message/bubble.ts',
  },
  { rule: 'app-falls-to-services', file: 'packages/app/src/form/menu.ts', imports: '../route/guard.ts' },
  { rule: 'services-are-the-bottom-of-app', file: 'packages/app/src/services/sums.ts', imports: '../words/money.ts' },
  {
    rule: 'module-keeps-calls-sql-and-jobs',
    file: 'apps/api/src/modules/review/stars.ts',
    imports: '../booking/booking.sql.ts',
  },
  { rule: 'sql-is-the-bottom', file: 'apps/api/src/modules/booking/seat.sql.ts', imports: './hold.ts' },
  { rule: 'only-calls-serve', file: 'apps/api/src/modules/booking/seat.ts', imports: 'fastify' },
  { rule: 'money-knows-no-booking', file: 'apps/api/src/modules/payment/charge.ts', imports: '../booking/hold.ts' },
  { rule: 'modules-do-not-open-connections', file: 'apps/api/src/modules/booking/calls.ts', imports: 'pg' },
  {
    rule: 'platform-below-modules',
    file: 'apps/api/src/platform/mail.ts',
    imports: '../modules/booking/hold.ts',
  },
  { rule: 'modules-below-desk', file: 'apps/api/src/modules/report/settle.ts', imports: '../../desk/act.ts' },
  { rule: 'no-circular', file: 'packages/session/src/ring-one.ts', imports: './ring-two.ts' },
  { rule: 'nothing-imports-tests', file: 'packages/session/src/kept.ts', imports: './kept.test.ts' },
  { rule: 'no-undeclared-dependency', file: 'packages/session/src/http.ts', imports: 'ky' },
  { rule: 'no-unresolvable', file: 'packages/session/src/gone.ts', imports: './nowhere.ts' },
]

/** What the offences point at, and imports that are allowed. */
export const innocents: readonly { readonly file: string; readonly imports?: string }[] = [
  { file: 'apps/marketplace/src/features/booking/basket.ts', imports: '@ginipig/ui' },
  { file: 'apps/marketplace/src/routes/home.ts', imports: '../features/booking/basket.ts' },
  { file: 'apps/api/src/modules/booking/booking.sql.ts', imports: '../../platform/database/sql.ts' },
  { file: 'apps/api/src/desk/act.ts', imports: '../modules/booking/booking.sql.ts' },
  { file: 'apps/api/src/modules/booking/hold.ts', imports: './booking.sql.ts' },
  { file: 'apps/api/src/modules/review/calls.ts', imports: 'fastify' },
  { file: 'apps/api/src/modules/review/write.ts', imports: '../booking/hold.ts' },
  { file: 'apps/api/src/platform/database/sql.ts', imports: 'pg' },
  { file: 'packages/app/src/route/guard.ts', imports: '../words/money.ts' },
  { file: 'packages/app/src/words/money.ts', imports: '@ginipig/session' },
  { file: 'packages/features/src/message/bubble.ts', imports: '@ginipig/api-client' },
  { file: 'packages/session/src/ring-two.ts', imports: './ring-one.ts' },
  { file: 'packages/session/src/kept.test.ts' },
  { file: 'packages/contract/src/index.ts', imports: '@ginipig/domain' },
]
