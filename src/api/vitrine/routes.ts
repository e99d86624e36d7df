import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { couponRoutes } from './coupon-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { reportRoutes } from './report-routes.ts'

/** What the ecosystem has no route for, one line a noun. */
export const vitrineRoutes = (services: ApiServices): Route[] => [
  ...couponRoutes(services),
  ...customerRoutes(services),
  ...deskRoutes(services),
  ...paymentRoutes(services),
  ...reportRoutes(services),
]
