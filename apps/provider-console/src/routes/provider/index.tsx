import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where whoever cuts an address of the console short ends: there is no page, the start is meant. */
export const Route = createFileRoute('/provider/')({
  staticData: { access: 'common', chrome: 'bare' },
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
