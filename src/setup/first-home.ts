import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { headerTemplate } from './header-template.ts'
import { band, documentOf, heading, prose, widget } from '#builder/write-document.ts'

/** What the first page of a shop without anything in it says to whoever comes before it opens. */
export const WELCOME = 'Em breve, uma loja nova'
/** Shops of earlier versions begin with the other one. */
const WELCOMES = [WELCOME, 'Sua loja está no ar']

/** The page of a shop that is not open becomes a welcome to shoppers. A page that somebody has changed stays as it is. */
export async function furnishHome(db: Kysely<Database>, { name, tagline }: { name: string; tagline: string }): Promise<boolean> {
  const home = await db
    .selectFrom('content')
    .select(['id', 'version', 'document'])
    .where('type', '=', 'page')
    .where('slug', '=', 'inicio')
    .executeTakeFirst()
  if (!home || home.version !== 1 || !WELCOMES.some((words) => JSON.stringify(home.document).includes(words))) return false
  const { numUpdatedRows } = await db
    .updateTable('content')
    .set({
      title: name,
      excerpt: tagline,
      document: documentOf('inicio', ...firstHome({ name, tagline })),
      version: home.version + 1,
      modified_at: new Date(),
    })
    .where('id', '=', home.id)
    .where('version', '=', home.version)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await furnishHeader(db)
  return numUpdatedRows > 0n
}

/** Now that shoppers come, the header leads to the search and to their account too; one that somebody has changed stays. */
const furnishHeader = async (db: Kysely<Database>) =>
  await db
    .updateTable('content')
    .set({ document: headerTemplate(), version: 2, modified_at: new Date() })
    .where('type', '=', 'template')
    .where('slug', '=', 'cabecalho')
    .where('version', '=', 1)
    .execute()

const firstHome = ({ name, tagline }: { name: string; tagline: string }) => [
  band(
    { content_width: 'narrow', align_items: 'center', padding_block: 'lg' },
    heading(name, { header_size: 'h1', align: 'center' }),
    ...(tagline === '' ? [] : [prose(`<p>${escaped(tagline)}</p>`, { align: 'center', size: 'lg' })]),
  ),
  band(
    { padding_block: 'md' },
    heading('Novidades', { header_size: 'h2' }),
    widget('products', {
      query: 'all',
      orderby: 'date',
      columns: 4,
      columns_tablet: 3,
      columns_mobile: 2,
      rows: 2,
      nothing_found: 'Os primeiros produtos chegam em breve.',
    }),
    widget('button', { text: 'Ver a loja toda', link: { url: '/loja/' }, align: 'center' }),
  ),
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
