import { isDeepStrictEqual } from 'node:util'
import type { Widgets } from '#builder/registry.ts'
import type { Kit } from '#builder/style/globals.ts'
import { createContentEditing } from '#content/pages/edit.ts'
import {
  type KeptShopPage,
  plainShopPage,
  SHOP_PAGES,
  servesShoppers,
  type ShopPage,
  shopPageWidget,
} from '#content/pages/shop-pages.ts'
import { anything, choice, CONTEXT, maybe, PAGING } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { VERSION } from '../wp/content-arguments.ts'
import { refusalOf } from '../wp/content-change.ts'
import { documentProblems, kitOf, refuseBroken, writtenDocument } from '../wp/document.ts'
import { documentRevisions } from './document-revisions.ts'

const SCHEMA = itemSchema('shop-page', {
  id: 'text',
  title: 'object',
  status: 'text',
  is_designed: 'flag',
  modified: 'moment',
  modified_gmt: 'moment',
  version: 'whole',
  document: 'list',
  document_problems: 'list',
})
const NAME = { id: choice(SHOP_PAGES, { description: 'Which of the pages.' }) }
const may = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver as páginas da compra.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para editar as páginas da compra.'),
}

/** What stands around the cart, the checkout and a placed order. While one is a draft, shoppers see it as the shop comes. */
function shopPageRoutes({ db, root, widgets, settings, shopPages }: ApiServices): Route[] {
  const editing = createContentEditing({ db })
  const shown = async (page: ShopPage) => {
    return wholeItem(await shopPages.find(page), widgets, await kitOf(settings))
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/shop-pages',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, ...PAGING },
          authorize: may.view,
          answer: async (call) => {
            const items = (await shopPages.list()).map(itemOf)
            const from = offsetOf(call.args)
            return pageOf(items.slice(from, from + call.args.per_page), items.length, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/shop-pages/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...NAME, ...CONTEXT },
          authorize: may.view,
          answer: async ({ args }) => ({ body: await shown(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            ...NAME,
            status: maybe(choice(['publish', 'draft'])),
            document: maybe(anything({ description: 'The elements of the page, as the builder keeps them.' })),
            ...VERSION,
          },
          authorize: may.edit,
          answer: async ({ args: { id: page, status, document: written, version } }) => {
            const before = await shopPages.find(page)
            const document = written === undefined ? undefined : writtenDocument(written)
            if ((status ?? before.status) === 'publish' && !servesShoppers(page, document ?? before.document))
              throw lostWidget(widgets.get(shopPageWidget(page))?.definition.title ?? before.title)
            refuseBroken({ status: status ?? before.status, document: document ?? before.document }, widgets)
            const change = { ...(status !== undefined && { status }), ...(document !== undefined && { document }) }
            const outcome = await editing.update('template', await shopPages.begin(page), change, version)
            if (!outcome.ok) throw refusalOf(outcome)
            return { body: await shown(page) }
          },
        }),
      ],
    },
    documentRevisions(
      { db, root },
      {
        path: '/shop-pages',
        noun: 'shop-page',
        id: NAME.id,
        authorize: may.view,
        contentId: async (page) => (await shopPages.find(page as ShopPage)).id,
      },
    ),
  ]
}
export default shopPageRoutes satisfies ApiRoutes

const itemOf = ({ page, title, status, version, document, modifiedAt }: KeptShopPage) => ({
  id: page,
  title: { raw: title, rendered: title },
  status,
  is_designed: !isDeepStrictEqual(document, plainShopPage(page)),
  ...bothDates('modified', modifiedAt),
  version,
})

const wholeItem = (page: KeptShopPage, widgets: Widgets, kit: Kit) => ({
  ...itemOf(page),
  document: page.document,
  document_problems: documentProblems(page.document, widgets, kit),
})
export type ShopPageRecord = ReturnType<typeof wholeItem>

const lostWidget = (name: string) =>
  new RestProblem(
    400,
    'rest_shop_page_incomplete',
    `Falta o bloco “${name}”: sem ele ninguém poderia comprar. Acrescente-o antes de publicar.`,
  )
