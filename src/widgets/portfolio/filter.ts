/** Pieces come and go this softly when a visitor filters them. */
export const PORTFOLIO_TRANSITION_MS = 450

/** The filter that is on until a visitor chooses another. */
export const ALL = '__all'

type Term = { slug: string; name: string }

/** The filters of these pieces, each once, in the order of their names. */
export function filtersOf(pieces: { categories: Term[] }[]): Term[] {
  const terms = new Map(pieces.flatMap(({ categories }) => categories.map((term) => [term.slug, term])))
  return [...terms.values()].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

export const passes = (filter: string, terms: string[]) => filter === ALL || terms.includes(filter)
