import type { SearchResults } from '../contract.ts'
import type { Boost, SearchRules } from './contract.ts'

type Found = Pick<SearchResults, 'because' | 'isPartial' | 'synonyms' | 'corrected'>

/** Why each product stands where it stands, in a merchant's words, by its id. */
export function explained({ because, isPartial, synonyms, corrected }: Found, { boosts }: Pick<SearchRules, 'boosts'>) {
  const named = new Map(boosts.map((boost) => [boost.id, boost]))
  const loosely = [
    ...(isPartial ? ['tem só parte das palavras'] : []),
    ...(corrected === undefined ? [] : [`com a correção «${corrected}»`]),
    ...(synonyms.length > 0 ? ['com os sinônimos'] : []),
  ]
  return new Map(
    because.map(({ id, tier, boostIds }) => {
      if (tier === 0) return [id, ['fixado por você']]
      const where = tier === 1 ? 'tem as palavras no nome ou no código' : 'tem as palavras na categoria, na etiqueta ou no texto'
      const moved = boostIds.flatMap((boostId) => movedText(named.get(boostId)))
      return [id, [where, ...loosely, ...moved]]
    }),
  )
}

function movedText(boost: Boost | undefined): string[] {
  if (!boost) return []
  return [`${boost.strength > 0 ? 'sobe' : 'desce'}: ${boostText(boost)}`]
}

const TEXTS: Record<Boost['kind'], string> = {
  in_stock: 'em estoque',
  on_sale: 'em oferta',
  new: 'novidade',
  best_selling: 'mais vendidos',
  category: 'categoria',
  tag: 'etiqueta',
  brand: 'marca',
  product: 'este produto',
}
function boostText({ kind, name, days }: Pick<Boost, 'kind' | 'name' | 'days'>): string {
  if (kind === 'new') return `novidade de até ${days ?? 30} dias`
  return kind === 'category' || kind === 'tag' || kind === 'brand' ? `${TEXTS[kind]} ${name}` : TEXTS[kind]
}
