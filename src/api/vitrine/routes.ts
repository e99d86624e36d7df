import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { consentRoutes } from './consent-routes.ts'
import { originRoutes } from './origin-routes.ts'

/** What the ecosystem has no routes for. */
export const vitrineRoutes = (services: ApiServices): Route[] => [...consentRoutes(services), ...originRoutes(services)]
