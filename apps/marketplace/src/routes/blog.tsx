import { createFileRoute, redirect } from '@tanstack/react-router'

/** The same as the grid. Source: product.md §2. */
export const Route = createFileRoute('/blog')({
  staticData: { access: 'common' },
  beforeLoad: () => {
    throw redirect({ to: '/our-blogs', replace: true, statusCode: 308 })
  },
})
