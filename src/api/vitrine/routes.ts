import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'

/** What merchants do and the ecosystem has no route for; one line a noun. */
export const vitrineRoutes = (services: ApiServices): Route[] => [...exportRoutes(services), ...importRoutes(services)]
