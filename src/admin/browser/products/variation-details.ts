import { decodeEntities } from '#kit/entities.ts'
import { isMarkup, paragraphsOf } from '#shop/catalog/own-text.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'

/** What a variation has beside the fields of its row, as it is typed. */
export type Details = { gtin: string; sale_from: string; sale_to: string; description: string }
export type Detail = keyof Details
type Kept = Pick<VariationRecord, 'global_unique_id' | 'date_on_sale_from' | 'date_on_sale_to' | 'description'>

/** Days of a sale: from the beginning of the first to the end of the last. */
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? ''

export const detailsOf = (kept: Kept): Details => ({
  gtin: kept.global_unique_id,
  sale_from: dayOf(kept.date_on_sale_from),
  sale_to: dayOf(kept.date_on_sale_to),
  description: isMarkup(kept.description) ? paragraphsOf(kept.description).join('\n') : decodeEntities(kept.description),
})

/** Only what is another one: a sale that a program began at three o'clock stays so, and so does markup that nobody touched. */
export function detailsInput(typed: Details, kept: Kept): Record<string, unknown> {
  const before = detailsOf(kept)
  return {
    ...(typed.gtin !== before.gtin && { global_unique_id: typed.gtin.trim() }),
    ...(typed.sale_from !== before.sale_from && {
      date_on_sale_from: typed.sale_from ? `${typed.sale_from}T00:00:00` : null,
    }),
    ...(typed.sale_to !== before.sale_to && { date_on_sale_to: typed.sale_to ? `${typed.sale_to}T23:59:59` : null }),
    ...(typed.description !== before.description && { description: escaped(typed.description.trim()) }),
  }
}

/** The field takes words: a sign in them begins no markup. */
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Why it can't be kept as it stands. */
export function refuseDetails({ gtin, sale_from: from, sale_to: to }: Details): string | undefined {
  if (!/^[0-9-]{0,30}$/.test(gtin.trim())) return 'O GTIN só tem números e traços.'
  return from !== '' && to !== '' && from > to ? 'A promoção precisa terminar depois de começar.' : undefined
}

const shortDay = (day: string) => day.split('-').toReversed().join('/')

/** What is filled in, in a few words below the variation's name. */
export function detailsText({ gtin, sale_from: from, sale_to: to, description }: Details): string {
  const sale = [from && `desde ${shortDay(from)}`, to && `até ${shortDay(to)}`].filter(Boolean).join(' ')
  return [gtin && `GTIN ${gtin}`, sale && `promoção ${sale}`, description.trim() !== '' && 'texto próprio']
    .filter(Boolean)
    .join(' · ')
}
