/**
 * Who may import whom; docs/architecture.md has the prose and the reasons. Each comment says what to do instead.
 * tooling/local/src/check/import-rules.test.ts sees each rule fire.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TEST = '[.](test|stories)[.]tsx?$'
const WEB_APPS = '^apps/(marketplace|provider-console)/src'

const betweenPackages = [
  {
    name: 'domain-is-pure',
    comment: 'Rules take plain values and return plain values. Pass clock, ids and data in; leave IO to apps/api.',
    from: { path: '^packages/domain/src', pathNot: TEST },
    to: { pathNot: '^packages/domain/src|node_modules/((@types/)?(luxon|valibot)|linkify-it)/' },
  },
  {
    name: 'contract-knows-domain-only',
    comment: 'A contract is shapes. If it needs behaviour, that is a domain rule or belongs to one side.',
    from: { path: '^packages/contract/src', pathNot: TEST },
    to: { pathNot: '^packages/(contract|domain)/src|node_modules/(valibot|@valibot)/' },
  },
  {
    name: 'ui-knows-nothing-of-us',
    comment: 'A design-system part takes text and data as props. Words, routes and bookings live in the apps.',
    from: { path: '^packages/ui/', pathNot: '[.]config[.]ts$' },
    to: { path: '^(apps|packages|tooling)/|node_modules/@lingui/', pathNot: '^packages/ui/' },
  },
  {
    name: 'client-packages-stay-apart',
    comment: 'api-client and session meet in the app, which hands the token over; they know neither each other nor ui.',
    from: { path: '^packages/(api-client|session)/', pathNot: '[.]config[.]ts$' },
    to: { path: '^packages/', pathNot: '^packages/($1|contract|domain)/' },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'Packages are below apps. Move the shared part down, or inject it.',
    from: { path: '^packages/', pathNot: '[.]config[.]ts$' },
    to: { path: '^(apps|tooling)/' },
  },
  {
    name: 'apps-never-import-apps',
    comment: 'Two apps share code through a package.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'apps-never-import-tooling',
    comment: 'What a product needs to run is a package; tooling is for building, testing and local use.',
    from: { path: '^apps/', pathNot: '[.]config[.]ts$|[.]test[.]tsx?$|^apps/api/src/testing/' },
    to: { path: '^tooling/' },
  },
  {
    name: 'api-has-no-browser-code',
    comment: 'The server speaks contract and domain only.',
    from: { path: '^apps/api/' },
    to: { path: '^packages/', pathNot: '^packages/(contract|domain)/' },
  },
  {
    name: 'no-deep-package-imports',
    comment: 'Import another package by its name (@ginipig/x/y), never by a path into its src.',
    from: { path: '^(apps|packages|tooling)/([^/]+)/' },
    to: { path: '^(apps|packages|tooling)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  },
]

const insideWebApps = [
  {
    name: 'features-stay-apart',
    comment: 'Two features meet in a route; what both need goes to shared/ or to packages/features.',
    from: { path: `${WEB_APPS}/features/([^/]+)/` },
    to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  },
  {
    name: 'features-below-routes',
    comment: 'A feature does not know where it is mounted. Take a callback or a link as a prop.',
    from: { path: `${WEB_APPS}/(features|shared)/` },
    to: { path: '^apps/$1/src/(routes/|main|app/)' },
  },
  {
    name: 'shared-below-features',
    comment: 'shared/ serves features; if it needs one, it is that feature.',
    from: { path: `${WEB_APPS}/shared/` },
    to: { path: '^apps/$1/src/features/' },
  },
  {
    name: 'package-features-stay-apart',
    comment:
      'Two screens of packages/features meet in an app; what all may use: place, person and the links of legal-link and report-link.',
    from: { path: '^packages/features/src/([^/]+)/' },
    to: {
      path: '^packages/features/src/',
      pathNot: '^packages/features/src/($1|place|person|legal-link|report-link)/',
    },
  },
  {
    name: 'app-is-below-features',
    comment: 'packages/app is the frame that screens stand in; what knows a screen is a feature.',
    from: { path: '^packages/app/' },
    to: { path: '^packages/features/' },
  },
  {
    name: 'app-falls-to-services',
    comment: 'Inside packages/app imports fall: handoff, then route and form, then words, then services.',
    from: { path: '^packages/app/src/(services|words|form|route)/', pathNot: TEST },
    to: {
      path: '^packages/app/src/(words|form|route|handoff|testing)/',
      pathNot: ['^packages/app/src/$1/', '^packages/app/src/words/'],
    },
  },
  {
    name: 'services-are-the-bottom-of-app',
    comment: 'What a service tells people, a page of route says.',
    from: { path: '^packages/app/src/services/', pathNot: TEST },
    to: { path: '^packages/app/src/(words|form|route|handoff|testing)/' },
  },
]

// A module is one calls.ts, plain functions in files named by what they do, *.sql.ts and *.job.ts.
const CALLS = '/calls[.]ts$'
const SQL = '[.]sql[.]ts$'

const insideApi = [
  {
    name: 'module-keeps-calls-sql-and-jobs',
    comment: "Import one of the other module's plain functions. Its calls.ts, *.sql.ts and *.job.ts are private.",
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: TEST },
    to: { path: `^apps/api/src/modules/.*(${CALLS}|${SQL}|[.]job[.]ts$)`, pathNot: '^apps/api/src/modules/$1/' },
  },
  {
    name: 'sql-is-the-bottom',
    comment: 'A *.sql.ts runs statements and names their rows. It takes values; who decides or refuses calls it.',
    from: { path: '^apps/api/src/modules/.+[.]sql[.]ts$' },
    to: {
      path: '^apps/api/src/|node_modules/(fastify|stripe|socket[.]io|graphile-worker|pg)/',
      pathNot: [SQL, '^apps/api/src/platform/database/'],
    },
  },
  {
    name: 'only-calls-serve',
    comment: 'All else must be callable from a job or a test; keep Fastify in calls.ts and platform.',
    from: { path: '^apps/api/src/modules/', pathNot: [TEST, '[.]fixture[.]ts$', CALLS] },
    to: { path: `^apps/api/src/modules/.*${CALLS}|node_modules/fastify/` },
  },
  {
    name: 'money-knows-no-booking',
    comment: 'A booking asks payment to move its money; pass what it does with the outcome in as a PaymentListener.',
    from: { path: '^apps/api/src/modules/payment/', pathNot: TEST },
    to: { path: '^apps/api/src/modules/booking/' },
  },
  {
    name: 'modules-do-not-open-connections',
    comment: 'Statements run on the Sql that platform/database hands out.',
    from: { path: '^apps/api/src/modules/', pathNot: TEST },
    to: { path: 'node_modules/(@types/)?pg/' },
  },
  {
    name: 'platform-below-modules',
    comment: 'platform/ is what modules stand on.',
    from: { path: '^apps/api/src/platform/', pathNot: TEST },
    to: { path: '^apps/api/src/modules/' },
  },
  {
    name: 'modules-below-desk',
    comment: 'desk/, commands/ and demo/ call modules. What a module needs of them is its own, or platform.',
    from: { path: '^apps/api/src/(modules|platform)/', pathNot: [TEST, '[.]fixture[.]ts$'] },
    to: { path: '^apps/api/src/(desk|commands|demo)/' },
  },
]

const everywhere = [
  {
    name: 'no-circular',
    comment: 'Cut the ring, type-only ones too: move the common part below both, or pass it in.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'Move what is shared to src/testing/.',
    from: { pathNot: TEST },
    to: { path: TEST },
  },
  {
    name: 'no-undeclared-dependency',
    comment: 'Add it to this package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-unresolvable',
    comment: 'This import points at nothing.',
    from: {},
    // But what Vite makes (virtual:…) or hands over as text (…?raw).
    to: { couldNotResolve: true, pathNot: '^virtual:|[?]raw$' },
  },
]

export default {
  forbidden: [...betweenPackages, ...insideWebApps, ...insideApi, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]gen[.]ts$|/dist/|/storybook-static/|/[.]storybook/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.css', '.js', '.mjs', '.d.ts'],
    },
  },
}
