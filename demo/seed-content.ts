import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import { band, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import { archiveTemplate } from './pages/blog-parts.ts'
import { checkoutParts } from '#setup/checkout-parts.ts'
import { homePage } from './pages/home.ts'
import { innerPages } from './pages/inner-pages.ts'
import { headerTemplate } from '#setup/header-template.ts'
import { footerTemplate } from './pages/site-parts.ts'
import { posts } from './posts.ts'
import { seedBlog } from './seed-blog.ts'
import type { PictureIds } from './picture-ids.ts'
import { demoPayments } from './payments.ts'
import { type DemoLink, footerMenus, mainMenu, shop } from './shop.ts'

type Trx = Transaction<Database>

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

export async function seedContent(trx: Trx, picture: PictureIds): Promise<void> {
  await seedSettings(trx)
  await seedMenus(trx)
  const published = { status: 'publish' as const, published_at: daysAgo(400) }
  await trx
    .insertInto('content')
    .values([
      {
        ...published,
        type: 'template',
        part: 'header',
        slug: 'cabecalho',
        title: 'Cabeçalho',
        document: headerTemplate({ mark: 'twig' }),
      },
      { ...published, type: 'template', part: 'footer', slug: 'rodape', title: 'Rodapé', document: footerTemplate() },
      {
        ...published,
        type: 'template',
        part: 'archive',
        slug: 'arquivo',
        title: 'Arquivo do diário',
        document: archiveTemplate(),
      },
      {
        ...published,
        type: 'page',
        slug: 'inicio',
        title: `${shop.name} – ${shop.tagline}`,
        excerpt:
          'Cerâmica, linho, palha e madeira de oficinas brasileiras. Frete grátis acima de R$ 299 e sete dias para trocar.',
        picture_id: picture('hero-mesa-posta'),
        document: homePage(picture),
      },
      ...innerPages.map(({ slug, title, excerpt, document }) => ({
        ...published,
        type: 'page' as const,
        slug,
        title,
        excerpt,
        document: document(picture),
      })),
      {
        ...published,
        type: 'popup',
        slug: 'boas-vindas',
        title: 'Boas-vindas',
        document: welcomePopup(),
        settings: JSON.stringify(welcomeSettings),
      },
    ])
    .execute()
  await trx
    .insertInto('content')
    .values(checkoutParts({ mark: 'twig' }).map((part) => ({ ...published, ...part })))
    .execute()
  await seedPosts(trx, picture)
  await seedBlog(trx, daysAgo)
}

async function seedSettings(trx: Trx) {
  const { name, tagline, legalName, cnpj, address, email, phone, whatsapp, openingHours } = shop
  const info = {
    name,
    tagline,
    legalName,
    document: cnpj,
    address: `${address.street}, ${address.district}`,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    email,
    phone,
    whatsapp,
    privacyContact: 'Helena Prates, privacidade@casaaroeira.example',
    hours: openingHours.map(({ days, hours }) => `${days}: ${hours}`).join('\n'),
  }
  await trx
    .insertInto('settings')
    .values([
      { name: 'shop', value: JSON.stringify(info) },
      { name: 'fonts', value: JSON.stringify({ pair: 'atelie' }) },
      { name: 'store_notice', value: JSON.stringify({ enabled: true, text: shop.notice }) },
      { name: 'payments', value: JSON.stringify(demoPayments) },
      {
        name: 'checkout',
        value: JSON.stringify({ terms_url: '/trocas-e-devolucoes/', privacy_url: '/politica-de-privacidade/' }),
      },
    ])
    .execute()
}

async function seedMenus(trx: Trx) {
  const menu = (slug: string, name: string, items: DemoLink[]) => ({ slug, name, items: JSON.stringify(items) })
  const footer = footerMenus.map(({ title, children = [] }) => menu(`rodape-${slugOf(title)}`, `Rodapé: ${title}`, children))
  await trx
    .insertInto('menus')
    .values([menu('principal', 'Principal', mainMenu), ...footer])
    .execute()
}

async function seedPosts(trx: Trx, picture: PictureIds) {
  const terms = await seedTerms(trx)
  for (const post of posts) {
    const row = await trx
      .insertInto('content')
      .values({
        type: 'post',
        slug: post.slug,
        title: post.title,
        excerpt: post.excerpt,
        status: 'publish',
        published_at: daysAgo(post.daysAgo),
        modified_at: daysAgo(post.daysAgo),
        author_name: post.author,
        picture_id: picture(post.picture),
        document: documentOf(post.slug, band({ content_width: 'narrow', padding_block: 'none' }, prose(post.html))),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = [terms.get(`category/${post.category}`)!, ...post.tags.map((tag) => terms.get(`post_tag/${tag}`)!)]
    await trx
      .insertInto('content_terms')
      .values(ids.map((term_id) => ({ content_id: row.id, term_id })))
      .execute()
  }
}

async function seedTerms(trx: Trx): Promise<Map<string, number>> {
  const named = (taxonomy: 'category' | 'post_tag', names: string[]) =>
    [...new Set(names)].map((name) => ({ taxonomy, slug: slugOf(name), name }))
  const rows = await trx
    .insertInto('terms')
    .values([
      ...named(
        'category',
        posts.map((post) => post.category),
      ),
      ...named(
        'post_tag',
        posts.flatMap((post) => post.tags),
      ),
    ])
    .returning(['id', 'taxonomy', 'name'])
    .execute()
  return new Map(rows.map((row) => [`${row.taxonomy}/${row.name}`, row.id]))
}

/** Once for each visitor, on the way out or when they have looked around; never where they are paying. */
const welcomeSettings = {
  conditions: ['include/general', 'exclude/private', 'exclude/singular/not_found404'],
  triggers: { page_load: 'yes', page_load_delay: 40, exit_intent: 'yes' },
  timing: { times: 'yes', times_times: 1 },
  avoid_multiple_popups: 'yes',
  entrance_animation: 'slideInUp',
  width: 480,
}
const neverAgain = `#elementor-action:action=popup:close&settings=${btoa(JSON.stringify({ do_not_show_again: 'yes' }))}`

const welcomePopup = () =>
  documentOf(
    'boas-vindas',
    band(
      { html_tag: 'div', padding_block: 'lg', gap: 'sm', align_items: 'center' },
      prose('<p>Boas-vindas à Casa Aroeira</p>', { align: 'center' }),
      heading('10% na primeira compra', { align: 'center' }),
      prose('<p>Use o cupom <strong>BEMVINDO10</strong> ao fechar o pedido.</p>', { align: 'center' }),
      widget('button', { text: 'Ver a loja', link: { url: '/loja/' }, align: 'center' }),
      widget('button', { text: 'Não mostrar novamente', link: { url: neverAgain }, look: 'plain', size: 'sm', align: 'center' }),
    ),
  )
