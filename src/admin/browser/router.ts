import { useCallback } from 'react'
import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'react-admin'
import { WORKBENCH_BASE } from '../addresses.ts'
import { answerOnce } from './answer-once.ts'
import { isLateSearch } from './late-search.ts'

/** The library's router; whoever has left a list is not brought back by what it was narrowed by, and who may leave is asked once. */
export const router: RouterProvider = {
  ...reactRouterProvider,
  useBlocker: (shouldBlock) => answerOnce(reactRouterProvider.useBlocker(shouldBlock)),
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate()
    const { pathname } = reactRouterProvider.useLocation()
    return useCallback<RouterNavigateFunction>(
      (to, options) => {
        if (!isLateSearch(to, { shown: WORKBENCH_BASE + pathname, address: location.pathname })) navigate(to, options)
      },
      [navigate, pathname],
    )
  },
}
