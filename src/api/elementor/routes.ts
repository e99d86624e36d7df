import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { popupCountRoutes } from './popup-count-routes.ts'
import { submissionRoutes } from './submission-routes.ts'

/** What the merchant reads of forms and popups, at the addresses that the ecosystem has for them. */
export const elementorRoutes = (services: ApiServices): Route[] => [...submissionRoutes(services), ...popupCountRoutes(services)]
