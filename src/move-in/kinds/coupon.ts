import { sql } from 'kysely'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, textOf } from '#kit/unknown-json.ts'
import { type Kind, type Present, refused } from '../kind.ts'
import { centsOf, flagOf, momentOf, oldIdsOf, wholeOf, type Wire } from '../wire.ts'

type Row = {
  columns: {
    code: string
    description: string
    kind: 'percent' | 'fixed_cart' | 'fixed_product'
    amount: number
    minimum_cents: number | null
    maximum_cents: number | null
    usage_limit: number | null
    usage_limit_per_person: number | null
    used: number
    expires_at: Date | null
    free_shipping: boolean
    individual_use: boolean
    exclude_sale_items: boolean
    emails: string[]
  }
  products: string[]
  excludedProducts: string[]
  categories: string[]
  excludedCategories: string[]
}
const KINDS = ['percent', 'fixed_cart', 'fixed_product'] as const

export const couponKind: Kind<Row> = {
  kind: 'coupon',
  read: (data) => {
    const notes: string[] = []
    const code = typedLine(data['code'], 80).toLowerCase()
    if (code === '') return refused('Cupom sem código', 'Não tem código.')
    if (data['status'] === 'trash') return refused(code, 'Está na lixeira da loja antiga.')
    const kind = KINDS.find((one) => one === data['discount_type'])
    if (!kind) return refused(code, `O tipo «${textOf(data['discount_type']).slice(0, 40)}» não existe aqui.`)
    const cents = centsOf(data['amount']) ?? 0
    if (cents < 0 || (kind === 'percent' && cents > 10_000)) return refused(code, 'O valor do desconto não faz sentido.')
    if (kind === 'percent' && cents % 100 !== 0) notes.push('O percentual tinha casas decimais: foi arredondado para baixo.')
    if (wholeOf(data['limit_usage_to_x_items'])) notes.push('O limite de itens por compra não existe aqui.')
    const limit = bound(wholeOf(data['usage_limit']))
    const used = Math.max(0, wholeOf(data['usage_count']) ?? 0)
    const row: Row = {
      columns: {
        code,
        description: typedLine(data['description'], 1_000),
        kind,
        amount: kind === 'percent' ? Math.floor(cents / 100) : cents,
        minimum_cents: bound(centsOf(data['minimum_amount'])),
        maximum_cents: bound(centsOf(data['maximum_amount'])),
        usage_limit: limit,
        usage_limit_per_person: bound(wholeOf(data['usage_limit_per_user'])),
        used: limit === null ? used : Math.min(used, limit),
        expires_at: momentOf(data, 'date_expires') ?? null,
        free_shipping: flagOf(data['free_shipping']),
        individual_use: flagOf(data['individual_use']),
        exclude_sale_items: flagOf(data['exclude_sale_items']),
        emails: emailsOf(data),
      },
      products: oldIdsOf(data['product_ids']),
      excludedProducts: oldIdsOf(data['excluded_product_ids']),
      categories: oldIdsOf(data['product_categories']),
      excludedCategories: oldIdsOf(data['excluded_product_categories']),
    }
    return { is: 'row', title: code, row, notes }
  },
  findPresent: async (db, things) => {
    const codes = things.map(({ row }) => row.columns.code)
    const rows = await db.selectFrom('coupons').select(['id', 'code']).where('code', 'in', codes).execute()
    const ids = new Map(rows.map(({ id, code }) => [code, id]))
    return new Map(
      things.flatMap(({ oldId, row }): [string, Present][] => {
        const id = ids.get(row.columns.code)
        return id === undefined
          ? []
          : [[oldId, { id, place: 'coupons', is: 'taken', note: 'Já há aqui um cupom com este código.' }]]
      }),
    )
  },
  write: async (trx, things, { newIds }) => {
    const products = await newIds(
      'product',
      things.flatMap(({ row }) => [...row.products, ...row.excludedProducts]),
    )
    const terms = await newIds(
      'term',
      things.flatMap(({ row }) => [...row.categories, ...row.excludedCategories]),
    )
    const written = []
    for (const { oldId, row, newId } of things) {
      const known = (ids: readonly string[], map: ReadonlyMap<string, number>) => ids.flatMap((id) => map.get(id) ?? [])
      const product_ids = known(row.products, products)
      const category_ids = known(row.categories, terms)
      // Without its products it would be good for everything.
      if ((row.products.length > 0 && product_ids.length === 0) || (row.categories.length > 0 && category_ids.length === 0)) {
        written.push({ oldId, refused: 'Vale só para produtos ou categorias que não vieram.' })
        continue
      }
      const values = {
        ...row.columns,
        product_ids,
        category_ids,
        excluded_product_ids: known(row.excludedProducts, products),
        excluded_category_ids: known(row.excludedCategories, terms),
      }
      const { id } = await (newId === undefined
        ? trx.insertInto('coupons').values(values).returning('id').executeTakeFirstOrThrow()
        : trx
            .updateTable('coupons')
            .set({ ...values, modified_at: sql<Date>`now()`, version: sql<number>`version + 1` })
            .where('id', '=', newId)
            .returning('id')
            .executeTakeFirstOrThrow())
      written.push({ oldId, newId: id, place: 'coupons' as const })
    }
    return written
  },
}

/** Zero and nothing mean that there is no bound. */
const bound = (value: number | undefined) => (value === undefined || value <= 0 ? null : value)
const emailsOf = (data: Wire) =>
  listOf(data['email_restrictions']).flatMap((email) => textOf(email).trim().toLowerCase().slice(0, 254) || [])
