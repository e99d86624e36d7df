/** Two typefaces that go together: one for running text, one for titles. The same twice is one family for all. */
export type FontPair = {
  id: string
  /** What the merchant reads. */
  name: string
  /** Ids of `families.ts`; none in either place means the fonts of the visitor's own device. */
  text: string | undefined
  display: string | undefined
}

/** The fonts of the visitor's device: nothing is fetched. It is what a shop has until it chooses. */
export const SYSTEM_PAIR = 'system'

export const FONT_PAIRS: readonly FontPair[] = [
  { id: SYSTEM_PAIR, name: 'Fontes do sistema', text: undefined, display: undefined },
  { id: 'atelie', name: 'Ateliê', text: 'dm-sans', display: 'fraunces' },
  { id: 'editorial', name: 'Editorial', text: 'source-sans-3', display: 'playfair-display' },
  { id: 'livraria', name: 'Livraria', text: 'karla', display: 'lora' },
  { id: 'joalheria', name: 'Joalheria', text: 'figtree', display: 'cormorant' },
  { id: 'galeria', name: 'Galeria', text: 'instrument-sans', display: 'bricolage-grotesque' },
  { id: 'oficina', name: 'Oficina', text: 'source-sans-3', display: 'roboto-slab' },
  { id: 'estudio', name: 'Estúdio', text: 'dm-sans', display: 'space-grotesk' },
  { id: 'boutique', name: 'Boutique', text: 'figtree', display: 'outfit' },
  { id: 'cafe', name: 'Café', text: 'karla', display: 'bricolage-grotesque' },
  { id: 'contemporanea', name: 'Contemporânea', text: 'instrument-sans', display: 'instrument-sans' },
  { id: 'brincadeira', name: 'Brincadeira', text: 'nunito', display: 'nunito' },
  { id: 'essencial', name: 'Essencial', text: 'figtree', display: 'figtree' },
]

const BY_ID = new Map(FONT_PAIRS.map((pair) => [pair.id, pair]))

export const pairOf = (id: string): FontPair | undefined => BY_ID.get(id)
