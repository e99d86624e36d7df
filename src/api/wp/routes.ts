import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { applicationPasswordRoutes } from './application-password-routes.ts'
import { commentRoutes } from './comment-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { kindRoutes } from './kind-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { menuItemRoutes } from './menu-item-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { termRoutes } from './term-routes.ts'
import { userRoutes } from './user-routes.ts'

/** The site itself: what it says, shows and is called. */
export function wpRoutes(services: ApiServices): Route[] {
  return [
    ...contentRoutes('page', services),
    ...contentRoutes('post', services),
    ...mediaRoutes(services),
    ...termRoutes('category', services),
    ...termRoutes('post_tag', services),
    ...commentRoutes(services),
    ...userRoutes(services),
    ...applicationPasswordRoutes(services),
    ...kindRoutes(services),
    ...searchRoutes(services),
    ...settingsRoutes(services),
    ...menuRoutes(services),
    ...menuItemRoutes(services),
  ]
}
