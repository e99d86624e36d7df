import { type InvalidateQueryFilters, notifyManager, type QueryClient } from '@tanstack/react-query'

/**
 * Asks anew for what the screens show, and returns once they show it: the library's own promise resolves a moment before the
 * screens are told.
 */
export async function showAnew(queries: QueryClient, which?: InvalidateQueryFilters): Promise<void> {
  await queries.invalidateQueries(which)
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
