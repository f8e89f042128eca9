import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { UserType } from '@ginipig/domain/identity'
import { AUTH_KEY } from '@ginipig/session/session-storage.ts'
import { type AnyRouter, createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Toasts } from '#route/notices/Toasts.tsx'
import { AppProviders } from '#services/AppProviders.tsx'
import { browserEnvironment } from '#services/environment.ts'
import { type Catalogs, isOffered } from '#services/languages.ts'
import { createServices, followSession, type Services, startServices } from '#services/services.ts'
import { type Calls, fakeFetch, sessionOf } from './fake-api.ts'

type App = {
  userType: UserType
  catalogs: Catalogs
  createAppRouter: (services: Services, history: RouterHistory) => AnyRouter
}

export type StoryAppProps = App & {
  /** A path of the app. */
  at: string
  calls: Calls
  signedInAs?: UserData | undefined
  /** As Storybook's toolbar has them. */
  language: string
  theme: 'light' | 'dark'
}

type Opened = { services: Services; router: AnyRouter; close: () => void }

/** A whole app at a path over sample answers, for stories. Draws nothing until it has started. */
export function StoryApp(props: StoryAppProps): ReactNode {
  const [opened, setOpened] = useState<Opened>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story is opened once; Storybook mounts it anew for another
  useEffect(() => {
    let isGone = false
    let close = () => {}
    void open(props).then((app) => {
      close = app.close
      if (isGone) close()
      else setOpened(app)
    })
    return () => {
      isGone = true
      close()
    }
  }, [])
  useEffect(() => opened?.services.theme.choose(props.theme), [opened, props.theme])
  useEffect(() => {
    if (isOffered(props.language)) void opened?.services.languages.choose(props.language)
  }, [opened, props.language])
  if (!opened) return null
  return (
    <AppProviders services={opened.services}>
      <RouterProvider router={opened.router} />
      <Toasts router={opened.router} />
    </AppProviders>
  )
}

async function open({ userType, catalogs, createAppRouter, at, calls, signedInAs, language, theme }: StoryAppProps) {
  localStorage.removeItem(AUTH_KEY) // of the story before
  localStorage.setItem('language', language)
  localStorage.setItem('theme', theme)
  const services = createServices({
    userType,
    apiBase: '/api/v1',
    socketUrl: '',
    currency: 'GBP',
    catalogs,
    logsErrors: true,
    fetch: fakeFetch(calls),
    environment: { ...browserEnvironment(), leave: () => {} },
  })
  services.realtime.restart = () => {} // no socket in stories
  services.realtime.watchListing = () => () => {}
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [at] }))
  await startServices(services)
  if (signedInAs) await services.session.accept(sessionOf(signedInAs))
  return { services, router, close: followSession(services, router) }
}
