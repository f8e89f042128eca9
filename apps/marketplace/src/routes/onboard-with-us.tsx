import { lenient } from '@ginipig/app/route/lenient.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { OnboardPage } from '#features/content/onboard/OnboardPage.tsx'

/** The router reads `?price=54` as a number. */
const Typed = lenient(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(12)))

export const Route = createFileRoute('/onboard-with-us')({
  staticData: { access: 'common', title: msg`Onboard with us`, footerGroup: { group: 'vip', order: 1 } },
  validateSearch: v.object({ rrp: Typed, price: Typed, count: Typed }),
  component: Onboard,
})

function Onboard() {
  return <OnboardPage search={Route.useSearch()} />
}
