import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'
import { stockMoveRoutes } from './stock-move-routes.ts'

/** What merchants do and the ecosystem has no route for; one line a noun. */
export const vitrineRoutes = (services: ApiServices): Route[] => [
  ...bulkRoutes(services),
  ...exportRoutes(services),
  ...importRoutes(services),
  ...stockMoveRoutes(services),
]
