import { type Kysely, type RawBuilder, sql } from 'kysely'
import { MEDIA_URL } from '#content/media/service.ts'
import type { Database } from '#db/schema.ts'

/** An address of the shop that search engines may keep. */
export type Address = { id: number; path: string; changedAt: Date; pictures: string[] }
export type AddressKind = 'produtos' | 'textos' | 'paginas' | 'categorias'
export const ADDRESS_KINDS: AddressKind[] = ['produtos', 'textos', 'paginas', 'categorias']

/** Pages that belong to one visitor: the route of that name answers them, whatever a document of that name says. */
const PRIVATE_PAGES = [
  'minha-conta',
  'my-account',
  'cart',
  'carrinho',
  'checkout',
  'finalizar-compra',
  'acompanhar-pedido',
  'vitrine',
]
const MOST_PICTURES = 10

type Row = { id: number; path: string; changed_at: Date; pictures: string[] }

/** Every public address of the shop, in pages of a fixed order. */
export function createAddressBook({ db, homeSlug }: { db: Kysely<Database>; homeSlug: string }) {
  const sources: Record<AddressKind, RawBuilder<Row>> = {
    produtos: sql<Row>`
      select p.id, '/produto/' || p.slug || '/' as path, p.modified_at as changed_at, array(
        select m.file from product_pictures pp join media m on m.id = pp.media_id where pp.product_id = p.id
        order by pp.position limit ${MOST_PICTURES}) as pictures
      from products p where p.status = 'publish' and p.published_at <= now() and p.visibility <> 'hidden'
        and exists (select from shown_offers o where o.product_id = p.id)`,
    textos: contentOf('post', sql`'/blog/' || c.slug || '/'`, sql`true`),
    paginas: contentOf(
      'page',
      sql`case c.slug when ${homeSlug} then '/' else '/' || c.slug || '/' end`,
      sql`c.slug <> all (${sql.val(PRIVATE_PAGES)}::text[])`,
    ),
    // Only those that have something to show; changed when the newest thing in them was.
    categorias: sql<Row>`
      select 0::bigint as id, '/loja/' as path, max(p.modified_at) as changed_at, '{}'::text[] as pictures
      from products p join product_shelf s on s.product_id = p.id and s.in_catalog having count(*) > 0
      union all
      select 0, '/blog/', max(c.modified_at), '{}' from content c
      where c.type = 'post' and c.status = 'publish' and c.published_at <= now() having count(*) > 0
      union all
      select c.id, '/categoria-produto/' || c.slug || '/', max(p.modified_at), '{}'
      from categories c join product_categories pc on pc.category_id = c.id join products p on p.id = pc.product_id
      join product_shelf s on s.product_id = p.id and s.in_catalog group by c.id
      union all
      select t.id, case t.taxonomy when 'category' then '/categoria/' else '/tag/' end || t.slug || '/', max(c.modified_at), '{}'
      from terms t join content_terms ct on ct.term_id = t.id join content c on c.id = ct.content_id
      where c.type = 'post' and c.status = 'publish' and c.published_at <= now() group by t.id
      union all
      select a.id, '/autor/' || a.slug || '/', max(c.modified_at), '{}' from authors a join content c on c.author_profile = a.id
      where c.type = 'post' and c.status = 'publish' and c.published_at <= now() group by a.id`,
  }

  return {
    /** How many there are of a kind, and when the last of them changed. */
    count: async (kind: AddressKind) => {
      const { rows } = await sql<{ total: number; changed_at: Date | null }>`
        select count(*)::int as total, max(changed_at) as changed_at from (${sources[kind]}) addresses`.execute(db)
      return { total: rows[0]?.total ?? 0, changedAt: rows[0]?.changed_at ?? undefined }
    },
    list: async (kind: AddressKind, { page, perPage }: { page: number; perPage: number }): Promise<Address[]> => {
      const { rows } = await sql<Row>`
        select * from (${sources[kind]}) addresses order by path collate "C" limit ${perPage} offset ${(page - 1) * perPage}`.execute(
        db,
      )
      return rows.map(({ id, path, changed_at, pictures }) => ({
        id: Number(id),
        path,
        changedAt: changed_at,
        pictures: pictures.map((picture) => MEDIA_URL + picture),
      }))
    },
  }
}
export type AddressBook = ReturnType<typeof createAddressBook>

const contentOf = (type: 'page' | 'post', path: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql<Row>`
  select c.id, ${path} as path, c.modified_at as changed_at, array(select m.file from media m where m.id = c.picture_id) as pictures
  from content c where c.type = ${type} and c.status = 'publish' and c.published_at <= now() and ${condition}`
