/** A typeface that comes with the shop: one variable file of Latin letters from the npm package of the same id. */
export type FontFamily = {
  id: string
  /** Its own name, as merchants know it and as documents of other builders write it. */
  name: string
  /** What stands in for it where it can't be had. */
  kind: 'sans-serif' | 'serif'
  /** What it is good for, in a few words for the merchant. */
  character: string
}

/** Each from `@fontsource-variable/<id>`, under the SIL Open Font License. */
export const FAMILIES: readonly FontFamily[] = [
  { id: 'fraunces', name: 'Fraunces', kind: 'serif', character: 'Serifada macia, com jeito de feito à mão' },
  { id: 'playfair-display', name: 'Playfair Display', kind: 'serif', character: 'Serifada de contraste alto, de revista' },
  { id: 'lora', name: 'Lora', kind: 'serif', character: 'Serifada de livro, boa em textos longos' },
  { id: 'cormorant', name: 'Cormorant', kind: 'serif', character: 'Serifada fina e clássica, para títulos grandes' },
  { id: 'roboto-slab', name: 'Roboto Slab', kind: 'serif', character: 'Serifa quadrada, firme' },
  { id: 'bricolage-grotesque', name: 'Bricolage Grotesque', kind: 'sans-serif', character: 'Sem serifa, expressiva e irregular' },
  { id: 'space-grotesk', name: 'Space Grotesk', kind: 'sans-serif', character: 'Sem serifa, técnica, de traços largos' },
  { id: 'instrument-sans', name: 'Instrument Sans', kind: 'sans-serif', character: 'Sem serifa, precisa e contemporânea' },
  { id: 'outfit', name: 'Outfit', kind: 'sans-serif', character: 'Sem serifa geométrica, de formas redondas' },
  { id: 'dm-sans', name: 'DM Sans', kind: 'sans-serif', character: 'Sem serifa geométrica, calma em textos' },
  { id: 'figtree', name: 'Figtree', kind: 'sans-serif', character: 'Sem serifa, limpa e simpática' },
  { id: 'karla', name: 'Karla', kind: 'sans-serif', character: 'Sem serifa, com personalidade, bem legível' },
  { id: 'source-sans-3', name: 'Source Sans 3', kind: 'sans-serif', character: 'Sem serifa humanista, neutra em textos' },
  { id: 'nunito', name: 'Nunito', kind: 'sans-serif', character: 'Sem serifa, de pontas arredondadas' },
]

const BY_ID = new Map(FAMILIES.map((family) => [family.id, family]))

export const familyOf = (id: string): FontFamily | undefined => BY_ID.get(id)
