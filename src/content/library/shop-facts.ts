import type { ShopInfo } from '#content/settings/contract.ts'

/** What ready designs are drawn with: the shop's own words, goods and pictures. Empty means not given. */
export type ShopFacts = ShopInfo & {
  products: { id: number; name: string; url: string; pictureId: number }[]
  categories: { name: string; slug: string; pictureId: number }[]
  /** Pictures of the library by their shape; those who stand for people only where the shop drew them. */
  pictures: { wide: number[]; tall: number[]; square: number[]; people: number[] }
  /** Addresses of pages that most shops have; the contact page where one is missing. */
  pages: { about: string; contact: string; returns: string; privacy: string; delivery: string }
  /** Working days until a parcel leaves; 0 or nothing: not said. */
  handlingDays?: number | undefined
  /** A day to count down to until the merchant names one: «2026-12-01 10:00». */
  launchDate: string
  /** The day on which a text is written: «18 de novembro de 2026». */
  today: string
}

export type PictureShape = 'wide' | 'tall' | 'square'

/** One of the shop's pictures of this shape, or of the next best; none in a shop without pictures. */
export function pictureOf({ pictures: { wide, tall, square } }: Pick<ShopFacts, 'pictures'>, shape: PictureShape, place = 0) {
  const inOrder = { wide: [wide, square, tall], tall: [tall, square, wide], square: [square, tall, wide] }[shape]
  const found = inOrder.find((list) => list.length > 0) ?? []
  return { id: found[place % Math.max(1, found.length)] ?? 0 }
}

/** The address that opens a conversation; the contact page where the shop has no WhatsApp. */
export function whatsappLink({ whatsapp, pages }: Pick<ShopFacts, 'whatsapp' | 'pages'>, text = '') {
  const digits = whatsapp.replaceAll(/\D/g, '')
  if (digits.length < 10) return { url: pages.contact }
  const number = digits.length > 11 ? digits : `55${digits}`
  return { url: `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`, is_external: 'on' }
}

/** «Tiradentes – MG», or nothing. */
export const placeOf = ({ city, state }: Pick<ShopFacts, 'city' | 'state'>) => [city, state].filter(Boolean).join(' – ')

/** Street, city and CEP, one a line. */
export const addressLines = ({ address, city, state, postcode }: ShopFacts) =>
  [address, placeOf({ city, state }), postcode && `CEP ${postcode}`].filter(Boolean)

/** What the shop has said, or where to write it. */
export const orFill = (value: string, what: string) => value || `[complete: ${what}]`
