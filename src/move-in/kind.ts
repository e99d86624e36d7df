import type { Kysely, Transaction } from 'kysely'
import type { OldKit } from './elementor/named-styles.ts'
import type { Database } from '#db/schema.ts'
import type { ContentOptions } from './elementor/wordpress/translate-content.ts'
import type { MovedKind } from './moved-thing.ts'
import type { SeoShop } from './search-words.ts'
import type { Wire } from './wire.ts'

export type Trx = Transaction<Database>

/** What the old shop's settings say about all of its things. */
export type OldShop = { gramsPerUnit: number; millimetresPerUnit: number; currency: string; seo: SeoShop }

/** What a thing becomes here, decided from its data alone. `absorbed`: other things say it, so nothing of its own comes. */
export type Reading<Row> = { title: string; oldUrl?: string } & (
  | { is: 'row'; row: Row; notes: string[] }
  | { is: 'refused'; reason: string }
  | { is: 'absorbed'; note: string }
)

/** Something of this shop that an old thing is (`same`), or that stands where it would (`taken`). */
export type Present = { id: number; place: Place; is: 'same' | 'taken'; note: string }

export type Writing<Row> = { oldId: string; row: Row; newId: number | undefined }

/** Where a thing stands now, and its address here to which the old one leads; or why it could not come after all. */
export type Written = { oldId: string; notes?: string[] } & ({ newId: number; place: Place; path?: string } | { refused: string })

export type WriteHelp = {
  source: string
  at: Date
  userId: number | undefined
  /** Where things of a kind stand here, by their old numbers. */
  newIds: (kind: MovedKind, oldIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Something that had to be made for another thing: it goes when the move is taken back. */
  remember: (made: { kind: MovedKind; oldId: string; place: Place; newId: number }) => Promise<void>
  /** `hosts`: the names of the old shop on the internet, without «www.». */
  move: { id: number; hosts: readonly string[] }
  /** Colours and fonts that documents of the old shop refer to. */
  kit: OldKit | undefined
  translate: TranslateContent
}

/** What documents refer to, by where it is here. */
export type Around = Pick<
  ContentOptions,
  'kit' | 'newId' | 'addressOf' | 'addressHere' | 'pictureOf' | 'productId' | 'categorySlug'
>

/** Turns a page of the old shop into a document of this one, and tells what changed on the way. */
export type TranslateContent = (
  page: {
    /** The builder's document, or nothing where the text is the page. */
    elements: unknown
    text: string
    /** What the theme wrote above a text. */
    heading?: string
  },
  around: Around,
) => { document: unknown[]; notes: string[] }

export type Kind<Row> = {
  kind: MovedKind
  read: (data: Wire, shop: OldShop) => Reading<Row>
  /** What is here already under the same code, address or e-mail, by old number. */
  findPresent?: (db: Kysely<Database>, things: readonly { oldId: string; row: Row }[]) => Promise<ReadonlyMap<string, Present>>
  /** What takes its time and needs no database: done for new things before their transaction begins. */
  prepare?: (row: Row) => Promise<Row>
  /** Before things that were here become the same as old ones. */
  meet?: (trx: Trx, ids: readonly number[]) => Promise<void>
  write: (trx: Trx, things: readonly Writing<Row>[], help: WriteHelp) => Promise<Written[]>
  /** Once all of the kind are here: what they say about each other. */
  link?: (trx: Trx, move: { id: number; source: string }) => Promise<void>
}

/** The tables that moved things stand in. */
export type Place =
  | 'attributes'
  | 'attribute_terms'
  | 'categories'
  | 'product_tags'
  | 'shipping_classes'
  | 'terms'
  | 'products'
  | 'variations'
  | 'users'
  | 'coupons'
  | 'shipping_zones'
  | 'tax_rates'
  | 'orders'
  | 'order_refunds'
  | 'order_notes'
  | 'reviews'
  | 'content'
  | 'comments'
  | 'menus'
  | 'form_submissions'
  | 'redirects'
  | 'media'
  | 'settings'

export const refused = (title: string, reason: string) => ({ is: 'refused', title, reason }) as const
export const absorbed = (title: string, note: string) => ({ is: 'absorbed', title, note }) as const
