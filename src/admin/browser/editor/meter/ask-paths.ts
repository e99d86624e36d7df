/** As many as a long page has; the rest waits for the next measurement. */
const MOST_AT_ONCE = 40

/** Asks the shop which of these addresses it has, each once. */
export function createPathAsker(ask: (path: string) => Promise<boolean>) {
  const known = new Map<string, boolean>()
  return {
    missing: (): ReadonlySet<string> => new Set([...known].filter(([, isThere]) => !isThere).map(([path]) => path)),
    /** Whether something new is known. */
    learn: async (paths: readonly string[]): Promise<boolean> => {
      const fresh = paths.filter((path) => !known.has(path)).slice(0, MOST_AT_ONCE)
      for (const path of fresh) known.set(path, await ask(path).catch(() => true))
      return fresh.length > 0
    },
  }
}

/** As a stranger would get it: pages that only staff see count as missing. */
export async function askShop(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', redirect: 'follow' })
  return answer.status !== 404 && answer.status !== 410
}
