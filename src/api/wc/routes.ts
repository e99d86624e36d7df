import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { orderRoutes } from './order-routes.ts'

export const wcRoutes = (services: ApiServices): Route[] => [...catalogRoutes(services), ...orderRoutes(services)]
