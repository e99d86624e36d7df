import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { auditRoutes } from './audit-routes.ts'

/** What the ecosystem has no routes for, under the shop's own name. */
export const vitrineRoutes = (services: ApiServices): Route[] => [...auditRoutes(services)]
