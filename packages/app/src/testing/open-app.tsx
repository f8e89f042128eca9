import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { UserType } from '@ginipig/domain/identity'
import { type AnyRouter, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import type { Catalogs } from '#services/languages.ts'
import { type Services, startServices } from '#services/services.ts'
import { type Calls, sessionOf } from './fake-api.ts'
import { hannah } from './people.ts'
import { createTestServices, showApp } from './show-app.tsx'

export const person = (userType: UserData['user_type']): UserData => ({ ...hannah, user_type: userType })

type App<Router extends AnyRouter> = {
  userType: UserType
  catalogs: Catalogs
  createAppRouter: (services: Services, history: RouterHistory) => Router
}

type Visitor = { signedInAs?: UserData }

/** Opens the whole app at a path, over a fake API that logs in whoever asks. */
export const openerOf =
  <Router extends AnyRouter>({ userType, catalogs, createAppRouter }: App<Router>) =>
  async (at: string, calls: Calls = {}, { signedInAs }: Visitor = {}) => {
    const logIn = () => Response.json(sessionOf(person(userType)))
    const { services, leave } = createTestServices({
      userType,
      catalogs,
      calls: { 'POST /auth/login': logIn, ...calls },
    })
    const router = createAppRouter(services, createMemoryHistory({ initialEntries: [at] }))
    await startServices(services)
    if (signedInAs) await services.session.accept(sessionOf(signedInAs))
    showApp(services, router)
    return { services, router, leave }
  }
