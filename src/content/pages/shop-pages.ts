import { type Kysely, sql } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'

export const SHOP_PAGES = ['cart', 'checkout', 'order-received'] as const
export type ShopPage = (typeof SHOP_PAGES)[number]

/** What each of them is called, and the widget that it is there for. */
const FACTS: Record<ShopPage, { title: string; element: string; widget: string }> = {
  cart: { title: 'Carrinho', element: 'carrinho', widget: 'woocommerce-cart' },
  checkout: { title: 'Finalizar compra', element: 'finalizar', widget: 'woocommerce-checkout-page' },
  'order-received': { title: 'Pedido recebido', element: 'resumo', widget: 'woocommerce-purchase-summary' },
}

export type KeptShopPage = {
  page: ShopPage
  /** 0 while nobody has designed it. */
  id: number
  title: string
  status: 'draft' | 'publish'
  document: unknown
  version: number
  modifiedAt: Date | null
}

/** The page's own widget alone, with its settings as they come. */
export const plainShopPage = (page: ShopPage) => [
  { id: FACTS[page].element, elType: 'widget', widgetType: FACTS[page].widget, settings: {}, elements: [] },
]

export const shopPageTitle = (page: ShopPage) => FACTS[page].title
export const shopPageWidget = (page: ShopPage) => FACTS[page].widget

/** A page that lost what it is there for would sell nothing. */
export const servesShoppers = (page: ShopPage, document: unknown) =>
  Array.isArray(document) && JSON.stringify(document).includes(`"${FACTS[page].widget}"`)

type Options = { db: Kysely<Database>; keptTables?: Pick<KeptTables, 'of'> }

/** What stands around the cart, the checkout and a placed order. */
export function createShopPages({ db, keptTables = NOTHING_KEPT }: Options) {
  const kept = () =>
    db
      .selectFrom('content')
      .select(['id', 'part', 'title', 'status', 'document', 'version', 'modified_at as modifiedAt'])
      .where('type', '=', 'template')
      .where('part', 'in', SHOP_PAGES)
  const find = async (page: ShopPage): Promise<KeptShopPage> => {
    const row = await kept().where('slug', '=', page).executeTakeFirst()
    return row ? keptOf(row) : undesigned(page)
  }
  const published = async (page: ShopPage): Promise<unknown> => {
    const row = await db
      .selectFrom('content')
      .select('document')
      .where('type', '=', 'template')
      .where('slug', '=', page)
      .where('status', '=', 'publish')
      .executeTakeFirst()
    return servesShoppers(page, row?.document) ? row?.document : plainShopPage(page)
  }
  return {
    find,

    list: async (): Promise<KeptShopPage[]> => {
      const rows = (await kept().execute()).map(keptOf)
      return SHOP_PAGES.map((page) => rows.find((row) => row.page === page) ?? undesigned(page))
    },

    /** What shoppers are shown. */
    document: async (page: ShopPage): Promise<unknown> =>
      await keptTables.of('designs', `shop-page:${page}`, () => published(page)),

    /** The row that holds its design. Two who begin at once get the same one. */
    begin: async (page: ShopPage): Promise<number> => {
      await db
        .insertInto('content')
        .values({
          type: 'template',
          part: page,
          slug: page,
          title: shopPageTitle(page),
          status: 'draft',
          document: JSON.stringify(plainShopPage(page)),
        })
        .onConflict((same) =>
          same
            .columns(['type', 'slug'])
            .where(sql<boolean>`status <> 'trash'`)
            .doNothing(),
        )
        .execute()
      return (await find(page)).id
    },
  }
}
export type ShopPages = ReturnType<typeof createShopPages>

/** As its row would be the moment that it is made. */
const undesigned = (page: ShopPage): KeptShopPage => ({
  page,
  id: 0,
  title: shopPageTitle(page),
  status: 'draft',
  document: plainShopPage(page),
  version: 1,
  modifiedAt: null,
})

type Row = Omit<KeptShopPage, 'page' | 'status'> & { part: string | null; status: string }
const keptOf = ({ part, status, ...row }: Row): KeptShopPage => ({
  ...row,
  page: part as ShopPage, // the question asked for no others
  status: status === 'publish' ? 'publish' : 'draft',
})
