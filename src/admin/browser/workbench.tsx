import type { QueryClient } from '@tanstack/react-query'
import { AdminContext, AdminUI, CustomRoutes, Resource } from 'react-admin'
import { useState } from 'react'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { WORKBENCH_BASE } from '../addresses.ts'
import { type Guard, GuardContext } from './account/guards.tsx'
import type { Provider } from './data/provider.ts'
import { Frame } from './frame.tsx'
import { Home } from './home/home.tsx'
import { RoleHome } from './home/role-home.tsx'
import { PORTUGUESE } from './language.ts'
import { isLimited } from './rights.ts'
import { router } from './router.ts'
import { sectionsFor } from './sections.ts'
import { Notices } from './shared/notices.tsx'
import { createAuth, permissionsOf, type Person } from './sign-in.ts'
import { createStore } from './store.ts'
import { darkTheme, lightTheme } from './theme.ts'
import { createTranslation } from './translation.ts'

const store = createStore()
const i18n = createTranslation(PORTUGUESE)

type Options = { provider: Provider; queries: QueryClient; guard: Guard; shopName: string; person: Person }

/** The merchant's workbench. Only a router of this kind lets a form ask before somebody leaves it unsaved. */
export function Workbench({ guard, ...options }: Options) {
  const [routes] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Sections {...options} /> }], { basename: WORKBENCH_BASE }),
  )
  return (
    <GuardContext value={guard}>
      <RouterProvider router={routes} />
    </GuardContext>
  )
}

/** All of its sections. */
function Sections({ provider, queries, shopName, person }: Omit<Options, 'guard'>) {
  const sections = sectionsFor(permissionsOf(person))
  const resources = sections.flatMap((section) => section.resources ?? [])
  const pages = sections.flatMap((section) => section.pages ?? [])
  return (
    // Not its «Admin», which brings English words and what is needed to say them.
    <AdminContext
      dataProvider={provider}
      routerProvider={router}
      queryClient={queries}
      authProvider={createAuth(person)}
      i18nProvider={i18n}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <AdminUI
        title={shopName}
        layout={Frame}
        notification={Notices}
        dashboard={isLimited(permissionsOf(person)) ? RoleHome : Home}
        loginPage={false}
        // The library would tell its makers where it runs.
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {pages.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  )
}
