import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { setupRoutes } from './setup-routes.ts'

/** What the ecosystem has no routes for: the merchant's own desk. */
export const vitrineRoutes = (services: ApiServices): Route[] => [...setupRoutes(services)]
