import { type Suggestion, SUGGESTIONS_URL } from './contract.ts'

/** A list that fits under a field without scrolling. */
const SUGGESTIONS = 6

/** What the shop has for the letters so far; rejects when the signal says that nobody waits any more. */
export async function fetchSuggestions(
  words: string,
  { onlyProducts, signal }: { onlyProducts: boolean; signal: AbortSignal },
): Promise<Suggestion[]> {
  const query = new URLSearchParams({ search: words, per_page: String(SUGGESTIONS) })
  if (onlyProducts) query.set('subtype', 'product')
  const answer = await fetch(`${SUGGESTIONS_URL}?${query}`, { headers: { accept: 'application/json' }, signal })
  // Suggestions are a kindness: without them the form still works.
  return answer.ok ? ((await answer.json()) as Suggestion[]) : [] // made by suggestions.ts
}
