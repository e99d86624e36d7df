import { fieldOf, type Offer, offerOf } from '#shop/catalog/client.ts'
import type { AvailableVariation, Swatch, SwatchAttribute } from '#shop/catalog/variation.ts'

export type ChoosableValue = {
  value: string
  title: string
  color?: string
  picture?: string
  /** What the shop has of it before anything else is chosen. */
  offer: Offer
}

/** An attribute as the browser's side of a form knows it. */
export type Choosable = { field: string; taxonomy: string; label: string; swatch: Swatch; values: ChoosableValue[] }

/** What a form offers to choose from, as it stands before the first choice. */
export function choosableAttributes(attributes: SwatchAttribute[], variations: AvailableVariation[]): Choosable[] {
  const fields = attributes.map(({ slug }) => fieldOf(slug))
  return attributes.map(({ slug, name, swatch, terms }) => ({
    field: fieldOf(slug),
    taxonomy: `pa_${slug}`,
    label: name,
    swatch,
    values: terms.map((term) => ({
      value: term.slug,
      title: term.name,
      color: term.color,
      picture: term.picture,
      offer: offerOf(variations, {}, { fields, field: fieldOf(slug), value: term.slug }),
    })),
  }))
}
