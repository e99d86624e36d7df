/** What of the shop has a page of its own and is found by its name. */
export type ThingSource = 'pages' | 'categories' | 'products'
export type ShopThing = { id: number; slug: string; name?: string; title?: { raw: string }; link?: string; permalink?: string }

export const nameOfThing = ({ name, title }: ShopThing) => name ?? title?.raw ?? ''

/** Titles as they were typed: those that everybody is told are markup. */
export const AS_TYPED = { ask: { context: 'edit' } }

/** Addresses are kept below the shop's own, so that they stay right when its name changes. */
export function addressOfThing(source: ThingSource, { slug, link, permalink }: ShopThing): string {
  const whole = link ?? permalink
  return whole ? new URL(whole).pathname : source === 'categories' ? `/categoria-produto/${slug}/` : `/${slug}/`
}
