import type { BoostRecord } from '#api/vitrine/search-rule-routes.ts'

export const KINDS: { id: BoostRecord['kind']; name: string; of?: 'categories' | 'tags' | 'products' }[] = [
  { id: 'in_stock', name: 'Em estoque' },
  { id: 'on_sale', name: 'Em oferta' },
  { id: 'new', name: 'Novidades' },
  { id: 'best_selling', name: 'Mais vendidos' },
  { id: 'category', name: 'Categoria', of: 'categories' },
  { id: 'tag', name: 'Etiqueta', of: 'tags' },
  { id: 'brand', name: 'Marca' },
  { id: 'product', name: 'Um produto', of: 'products' },
]

export const STRENGTH_CHOICES = [
  { id: 3, name: 'Sobe muito' },
  { id: 2, name: 'Sobe' },
  { id: 1, name: 'Sobe um pouco' },
  { id: -1, name: 'Desce um pouco' },
  { id: -2, name: 'Desce' },
  { id: -3, name: 'Desce muito' },
]

export const FRESH: BoostRecord = { kind: 'in_stock', target_id: null, target: '', days: null, strength: 2, name: '' }

/** Another kind of boost is about nothing yet. */
export const ofKind = (boost: BoostRecord, kind: BoostRecord['kind']): BoostRecord => ({
  ...FRESH,
  kind,
  days: kind === 'new' ? 30 : null,
  strength: boost.strength,
})

/** A boost as the shop takes it: without what says nothing. */
export const wireOf = ({ kind, target_id, target, days, strength }: BoostRecord) => ({
  kind,
  strength,
  ...(target_id !== null && { target_id }),
  ...(target !== '' && { target }),
  ...(days !== null && { days }),
})
