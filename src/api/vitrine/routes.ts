import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { paymentRoutes } from './payment-routes.ts'
import { reportRoutes } from './report-routes.ts'

/** What the ecosystem has no route for, one line a noun. */
export const vitrineRoutes = (services: ApiServices): Route[] => [...paymentRoutes(services), ...reportRoutes(services)]
