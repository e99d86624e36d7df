import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { formSubmissionRoutes } from './form-submission-routes.ts'
import { mediaUseRoutes } from './media-use-routes.ts'
import { popupRoutes } from './popup-routes.ts'
import { widgetRoutes } from './widget-routes.ts'

/** What the ecosystem's own routes lack. */
export const vitrineRoutes = (services: ApiServices): Route[] => [
  ...formSubmissionRoutes(services),
  ...mediaUseRoutes(services),
  ...popupRoutes(services),
  ...widgetRoutes(services),
]
