import { loadFolder } from '#kit/load-folder.ts'
import type { Route } from '#http/rest/contract.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const resources = (await loadFolder(import.meta.dirname, '-routes.ts')).map(({ path, value }) => {
  if (typeof value === 'function') return value as ApiRoutes // as each of them says by `satisfies`
  throw new Error(`${path} must have a default export that satisfies ApiRoutes: every file with such a name is part of the API.`)
})

/** What the ecosystem has no routes for, under the shop's own name. Every file of this folder that ends in -routes.ts is among them. */
export const vitrineRoutes = (services: ApiServices): Route[] => resources.flatMap((routes) => routes(services))
