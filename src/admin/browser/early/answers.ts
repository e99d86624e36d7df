/** What was asked before the screens were there, by address. */
const asked = new Map<string, Promise<Response>>()
const begun = new Set<string>()

type Asking = { root: string; nonce: string }

/**
 * Asks as the screens would, while their scripts are still on the way; once, whichever script comes first. Tells the answers that it
 * has begun to ask for.
 */
export const askEarly = (paths: readonly string[], { root, nonce }: Asking): Promise<Response>[] =>
  paths.flatMap((path) => {
    const url = root + path
    if (begun.has(url)) return []
    begun.add(url)
    const answer = fetch(url, { credentials: 'include', headers: { Accept: 'application/json, */*;q=0.1', 'X-WP-Nonce': nonce } })
    // Whoever takes it hears of the failure.
    answer.catch(() => {})
    asked.set(url, answer)
    return [answer]
  })

/** Like fetch; what was asked early is answered by that, once. */
export const fetchWithEarly: typeof fetch = async (input, init) => {
  const early = typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? asked.get(input) : undefined
  if (!early) return await fetch(input, init)
  asked.delete(input as string)
  return await early.catch(() => fetch(input, init))
}
