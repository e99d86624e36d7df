export const BOOST_KINDS = ['in_stock', 'on_sale', 'new', 'best_selling', 'category', 'tag', 'brand', 'product'] as const
export type BoostKind = (typeof BOOST_KINDS)[number]
/** Below zero what fits comes later. */
export const STRENGTHS = [-3, -2, -1, 1, 2, 3] as const

export type BoostInput = {
  kind: BoostKind
  /** Of a category, a tag or a product. */
  targetId?: number
  /** Of a brand. */
  target?: string
  /** Of what is new. */
  days?: number
  strength: number
}
/** A boost with the name of what it is about; none where that is gone. */
export type Boost = BoostInput & {
  id: number
  name: string
  /** Of a category or tag, as the listing index has it. */ code?: string
}

/** Each of `words` finds what the others find; with `means`, what those find, and not the other way round. */
export type SynonymInput = { words: string[]; means: string[] }
export type Synonym = SynonymInput & { id: number }

export type PhraseInput = { phrase: string; pinned: number[]; hidden: number[]; leadsTo: string }
export type PhraseRules = PhraseInput & { id: number }

export type SearchRules = { boosts: Boost[]; synonyms: Synonym[]; phrases: ReadonlyMap<string, PhraseRules> }

/** All of them are held in memory. */
export const MOST_SYNONYMS = 500
export const MOST_BOOSTS = 30
export const MOST_PHRASES = 500
export const MOST_PINNED = 24
export const MOST_HIDDEN = 100
export const MOST_WORDS = 12
/** A synonym of more words is a sentence, and nobody types it twice. */
export const LONGEST_SYNONYM = 4
