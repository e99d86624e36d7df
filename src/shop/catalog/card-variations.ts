import type { Cents, PriceTag } from '#kit/money.ts'
import type { ProductFilters } from './contract.ts'
import { fieldOf } from './variation.ts'

/** What a card knows of a variation; an attribute that it leaves open is not among its terms. */
export type CardVariation = {
  id: number
  picture_id: number | null
  cents: Cents
  regular_cents: Cents
  in_stock: boolean
  terms: { attribute: string; value: string }[]
}

/** The variations that a narrowed list is about; none where no attribute narrows it, or none has what is asked for. */
export function variationsThatFit(variations: readonly CardVariation[], filters: ProductFilters | undefined): CardVariation[] {
  if (!filters || filters.attributes.length === 0) return []
  const ofAttributes = variations.filter((variation) =>
    filters.attributes.every(({ slug, terms }) => {
      const own = variation.terms.find(({ attribute }) => attribute === slug)
      return !own || terms.includes(own.value)
    }),
  )
  const { minCents = 0, maxCents = Infinity, onSale, inStock } = filters
  const inAll = ofAttributes.filter(
    ({ cents, regular_cents, in_stock }) =>
      cents >= minCents && cents <= maxCents && (!onSale || cents < regular_cents) && (!inStock || in_stock),
  )
  return inAll.length > 0 ? inAll : ofAttributes
}

/** The one whose picture stands for several: the first that can be bought. */
export const shownOf = (variations: readonly CardVariation[]) => variations.find(({ in_stock }) => in_stock) ?? variations[0]

export function priceOf(variations: readonly CardVariation[]): PriceTag {
  const cents = Math.min(...variations.map((one) => one.cents))
  const upToCents = Math.max(...variations.map((one) => one.cents))
  const regularCents = Math.min(...variations.map((one) => one.regular_cents))
  return { cents, regularCents, ...(upToCents > cents && { upToCents }) }
}

/** «?attribute_pa_cor=azul»: the address that chooses, in a product's form, what a list was narrowed by. */
export function choosingQuery({ terms }: CardVariation, filters: ProductFilters | undefined): string {
  const asked = new Set(filters?.attributes.map(({ slug }) => slug))
  const pairs = terms.filter(({ attribute }) => asked.has(attribute)).map(({ attribute, value }) => [fieldOf(attribute), value])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

export const ofTerm = (variations: readonly CardVariation[], attribute: string, value: string) =>
  variations.filter(({ terms }) => terms.some((term) => term.attribute === attribute && term.value === value))

/** The variation that a term alone means, when nothing else is left to choose and it can be bought. */
export function onlyOf(all: readonly CardVariation[], own: readonly CardVariation[]): CardVariation | undefined {
  const [only, ...others] = own
  const attributes = new Set(all.flatMap(({ terms }) => terms.map(({ attribute }) => attribute)))
  return only?.in_stock && others.length === 0 && only.terms.length === attributes.size ? only : undefined
}
