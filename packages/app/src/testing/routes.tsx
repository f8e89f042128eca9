import { createRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { testRoot } from './render-routes.tsx'

/** A starting page with a link to "/own". */
export const home = createRoute({
  getParentRoute: () => testRoot,
  path: '/',
  staticData: { access: 'common', title: { id: 'Start' } },
  component: () => (
    <>
      <h1>Home page</h1>
      <Link to="/own">Mine</Link>
    </>
  ),
})

/** A page for everybody. */
export const page = (path: string, component: () => ReactNode, loader?: () => Promise<unknown>) =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access: 'common' },
    component,
    ...(loader && { loader }),
  })
