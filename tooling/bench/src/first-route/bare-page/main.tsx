// The least page on our libraries: React, React DOM, TanStack Router and React Query, and one word to show.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const rootRoute = createRootRoute({ component: Frame })
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Hello })
const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute]) })

function Frame() {
  return (
    <>
      <Link to="/">Home</Link>
      <Outlet />
    </>
  )
}

function Hello() {
  const { data } = useQuery({ queryKey: ['hello'], queryFn: () => Promise.resolve('hello') })
  return <p>{data}</p>
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
