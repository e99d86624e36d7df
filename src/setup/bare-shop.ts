import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { claimEmptyShop } from './empty-shop.ts'
import { WELCOME } from './first-home.ts'
import { checkoutParts } from './checkout-parts.ts'
import { band, box, documentOf, heading, prose, widget } from '#builder/write-document.ts'

/** A shop with nothing in it but the walls: header, footer and a first page that asks visitors to come back. */
export async function seedBareShop(db: Kysely<Database>): Promise<void> {
  const published = { status: 'publish' as const, published_at: new Date() }
  await db.transaction().execute(async (trx) => {
    if (!(await claimEmptyShop(trx))) return
    await trx
      .insertInto('content')
      .values([
        {
          ...published,
          type: 'template',
          part: 'header',
          slug: 'cabecalho',
          title: 'Cabeçalho',
          document: documentOf('cabecalho', header()),
        },
        {
          ...published,
          type: 'template',
          part: 'footer',
          slug: 'rodape',
          title: 'Rodapé',
          document: documentOf(
            'rodape',
            band({ html_tag: 'div', padding_block: 'md', border: 'block' }, widget('shop-info', { align: 'center' })),
          ),
        },
        {
          ...published,
          type: 'page',
          slug: 'inicio',
          title: 'Minha loja',
          excerpt: 'Uma loja nova, pronta para receber os primeiros produtos.',
          document: documentOf('inicio', welcome()),
        },
      ])
      .execute()
    await trx
      .insertInto('content')
      .values(checkoutParts().map((part) => ({ ...published, ...part })))
      .execute()
    await trx
      .insertInto('menus')
      .values({ slug: 'principal', name: 'Principal', items: JSON.stringify([{ title: 'Loja', url: '/loja/' }]) })
      .execute()
  })
}

const header = () =>
  box(
    { content_width: 'boxed', flex_direction: 'row', align_items: 'center', justify: 'space-between', padding_block: 'xs' },
    widget('site-logo', {}),
    widget('nav-menu', { menu: 'principal', align_items: 'end', _css_classes: 'header-menu' }),
    widget('woocommerce-menu-cart', {}),
  )

const welcome = () =>
  band(
    { content_width: 'narrow', align_items: 'center' },
    heading(WELCOME, { header_size: 'h1', align: 'center' }),
    prose('<p>Estamos preparando tudo com carinho. Volte logo para conhecer.</p>', { align: 'center', size: 'lg' }),
  )
