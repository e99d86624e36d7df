import type { QueryClient } from '@tanstack/react-query'
import { AdminContext } from 'react-admin'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { WORKBENCH_BASE } from '../addresses.ts'
import { type Guard, GuardContext } from './account/guards.tsx'
import type { Provider } from './data/provider.ts'
import { Home } from './home/home.tsx'
import { RoleHome } from './home/role-home.tsx'
import { PORTUGUESE } from './language.ts'
import { isLimited } from './rights.ts'
import { router } from './router.ts'
import { Screens } from './screens.tsx'
import { sectionsFor } from './sections.ts'
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
    createBrowserRouter([{ path: '*', element: <Sections {...options} />, errorElement: <Broken /> }], {
      basename: WORKBENCH_BASE,
    }),
  )
  return (
    <GuardContext value={guard}>
      <RouterProvider router={routes} />
    </GuardContext>
  )
}

/** All of its sections. */
function Sections({ provider, queries, shopName, person }: Omit<Options, 'guard'>) {
  const permissions = permissionsOf(person)
  return (
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
      <Screens sections={sectionsFor(permissions)} shopName={shopName} Home={isLimited(permissions) ? RoleHome : Home} />
    </AdminContext>
  )
}

/** What stands around the screens could not be drawn; a screen that fails says so in its place. */
const Broken = () => <p role="alert">Houve um erro nesta tela. Carregue a página de novo.</p>
