import { QueryClient } from '@tanstack/react-query'

const MOST_TRIES = 3

/** What the shop refuses it refuses again; only what it could not answer is asked once more. */
export function isWorthAsking(failures: number, error: unknown): boolean {
  const { status = 0 } = error as { status?: number }
  return failures < MOST_TRIES && (status < 400 || status >= 500)
}

export const createQueries = () => new QueryClient({ defaultOptions: { queries: { retry: isWorthAsking } } })
