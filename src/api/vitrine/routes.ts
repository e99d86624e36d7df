import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { backupRoutes } from './backup-routes.ts'
import { doctorRoutes } from './doctor-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { setupRoutes } from './setup-routes.ts'

/** What the ecosystem has no routes for: the merchant's own desk. */
export const vitrineRoutes = (services: ApiServices): Route[] => [
  ...backupRoutes(services),
  ...doctorRoutes(services),
  ...jobRoutes(services),
  ...mailRoutes(services),
  ...setupRoutes(services),
]
