import type { Kysely } from 'kysely'
import type { ContentReader, TemplatePart } from '#content/pages/contract.ts'
import { isPlaced } from '#content/pages/template-rules.ts'
import { plainShopPage } from '#content/pages/shop-pages.ts'
import type { Database } from '#db/schema.ts'
import { notFound } from '#http/problem.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import { NO_FILTERS } from '#shop/catalog/filters.ts'
import { archiveSubject, WHOLE_DIARY } from './blog-routes.ts'
import { problemPage } from './error-routes.tsx'
import type { ExamplePurchase } from './example-purchase.ts'
import { type Example, exampleFor } from './example-rule.ts'
import { contentPage, HOME_SLUG } from './pages/content-page.tsx'
import { postPage } from './pages/post.tsx'
import type { ProductPages } from './product-pages.ts'
import type { Templates } from './site.tsx'
import type { PageModel } from './page-model.ts'

type Options = {
  db: Kysely<Database>
  content: ContentReader
  catalog: Pick<Catalog, 'list'>
  products: ProductPages
  drawPurchase: ExamplePurchase
  shopUrl: string
}
type Unsaved = { id: number; part: TemplatePart; document: unknown }
type Shown = { model: PageModel; templates: Templates }

/** Draws a template that is not saved yet where shoppers would meet it: on a real page of the shop, in the place of the one that is there. */
export function createExamplePages({ db, content, catalog, products, drawPurchase, shopUrl }: Options) {
  const slugIn = async (type: 'page' | 'post', id: number | undefined) =>
    id && (await db.selectFrom('content').select('slug').where('type', '=', type).where('id', '=', id).executeTakeFirst())?.slug
  const categoryIn = async (id: number | undefined) =>
    id ? (await db.selectFrom('categories').select('slug').where('id', '=', id).executeTakeFirst())?.slug : undefined

  const home = async () => {
    const page = await content.page('page', HOME_SLUG)
    return page && contentPage(page, shopUrl)
  }
  const page = async (id?: number) => {
    const found = await content.page('page', (await slugIn('page', id)) || (await anotherPage(db)))
    return found ? contentPage(found, shopUrl) : await home()
  }
  const post = async (id?: number) => {
    const slug = (await slugIn('post', id)) || (await content.posts({ perPage: 1 })).posts[0]?.url.split('/').at(-2)
    const found = slug ? await content.page('post', slug) : undefined
    return found
      ? postPage(found, shopUrl)
      : note('post', 'Ainda não há posts no blog', 'Escreva o primeiro, e ele aparece no lugar deste aviso.')
  }
  const product = async ({ id, categoryId }: Example) => {
    const category = await categoryIn(categoryId)
    const wanted = [...(id ? [{ ids: [id] }] : []), ...(category ? [{ category }] : []), {}]
    for (const query of wanted) {
      const [card] = (await catalog.list({ ...query, perPage: 1 })).products
      const found = card && (await products.product(card.url.split('/').at(-2) ?? '', 1))
      if (found) return found
    }
    return note('product', 'A loja ainda não tem produtos', 'Cadastre o primeiro, e ele aparece no lugar deste aviso.')
  }
  const listing = async (id?: number) => {
    const slug = await categoryIn(id)
    return await products.listing({
      kind: slug ? 'category' : 'all',
      slug,
      narrowing: { filters: NO_FILTERS, orderby: 'menu_order' },
      page: 1,
    })
  }
  const searched = async () => {
    const [card] = (await catalog.list({ perPage: 1 })).products
    const words = card?.name.split(' ', 1)[0] ?? 'presente'
    return await products.searched({ words, onlyProducts: false, orderby: 'menu_order', page: 1 })
  }

  const pageFor = async (example: Example, templates: Templates): Promise<PageModel | undefined> => {
    switch (example.kind) {
      case 'home':
        return await home()
      case 'page':
        return await page(example.id)
      case 'post':
        return await post(example.id)
      case 'product':
        return await product(example)
      case 'products':
        return await listing(example.id)
      case 'posts':
        return await archiveSubject(
          { content: { ...content, ...templates }, shopUrl },
          { archive: WHOLE_DIARY, query: {}, page: 1 },
        )
      case 'search':
        return await searched()
      case 'lost':
        return problemPage(notFound())
      case 'cart':
      case 'checkout':
        return await drawPurchase(example.kind, plainShopPage(example.kind))
    }
  }
  /** A real page of the shop of this kind. */
  const ofKind = async (kind: Example['kind']) => shownOr(await pageFor({ kind }, content))
  const withTemplate = async ({ id, part, document }: Unsaved, conditions: readonly string[]): Promise<Shown> => {
    const templates: Templates = {
      template: async (wanted, place) => (wanted === part ? { id, document } : await content.template(wanted, place)),
    }
    const model = shownOr(await pageFor(exampleFor(part, conditions), templates))
    if (isPlaced(part)) return { model, templates }
    // A product's own page has its photos elsewhere than a card has its one.
    const [card] = (await catalog.list({ perPage: 1, ids: [model.info.id] })).products
    return cardAlone({ id, document }, { ...model, info: { ...model.info, picture: card?.cover } })
  }
  return { ofKind, withTemplate }
}
export type ExamplePages = ReturnType<typeof createExamplePages>

const shownOr = (model: PageModel | undefined) =>
  model ?? note('page', 'A loja ainda não tem esta página', 'O seu modelo está em volta deste aviso.')

/** A card as wide as in a list of three, with nothing of the product's own page around it. */
function cardAlone({ id, document }: Pick<Unsaved, 'id' | 'document'>, model: PageModel): Shown {
  const settings = { content_width: 'boxed', boxed_width: { unit: 'px', size: 380 }, padding_block: 'lg' }
  const elements = Array.isArray(document) ? (document as unknown[]) : []
  const alone = [{ id: 'cartao', elType: 'container', settings, elements }]
  return {
    model: { ...model, body: { node: null } },
    templates: { template: async (wanted) => (wanted === 'product' ? { id, document: alone } : undefined) },
  }
}

/** The page that was there first, beside the home page. */
async function anotherPage(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom('content')
    .select('slug')
    .where('type', '=', 'page')
    .where('status', '=', 'publish')
    .where('slug', '<>', HOME_SLUG)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.slug ?? ''
}

/** Where a real page would stand, were there one. */
function note(kind: 'page' | 'post' | 'product', title: string, words: string): PageModel {
  return {
    info: { id: 0, kind, title, path: '/previa/', crumbs: [], pageNumber: 1 },
    head: { description: '', canonical: undefined },
    tags: [],
    body: {
      node: (
        <div className="page-width">
          <div className="page-heading">
            <h1>{title}</h1>
            <p>{words}</p>
          </div>
        </div>
      ),
    },
  }
}
