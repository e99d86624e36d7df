import { flag, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { listComparedPages, setCompared } from '#move-in/compare.ts'
import { framingOf, hostsOf } from '#move-in/framing.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { createMoveItems, moveRefusal, moveRoute } from './move-item.ts'

const PAGE_SCHEMA = itemSchema('compared_page', {
  id: 'text',
  kind: 'text',
  old_id: 'text',
  title: 'text',
  old_url: 'text',
  new_path: 'text',
  new_id: 'whole',
  is_compared: 'flag',
})
const FRAMING_SCHEMA = itemSchema('move_framing', { framing: 'text' })
const COMPARED_SCHEMA = itemSchema('move_compared', { is_compared: 'flag' })

type Services = Pick<ApiServices, 'db' | 'moves' | 'oldShopKeys' | 'callOldShop' | 'root' | 'homeSlug' | 'shopUrl'>

/** Pages there and here, side by side. */
function movePageRoutes(services: Services): Route[] {
  const { db, callOldShop, root, homeSlug, shopUrl } = services
  const { found } = createMoveItems(services)
  const list = endpoint({
    methods: ['GET'],
    args: { id: whole(), ...PAGING, open: flag({ default: false, description: 'Only those that nobody compared yet.' }) },
    authorize: upkeepMay,
    answer: async (call) => {
      const { id, per_page, open } = call.args
      const { pages, total } = await listComparedPages(db, await found(id), {
        homeSlug,
        isOpen: open,
        limit: per_page,
        offset: offsetOf(call.args),
      })
      const items = pages.map((page) => ({
        id: `${page.kind}:${page.oldId}`,
        kind: page.kind,
        old_id: page.oldId,
        title: page.title,
        old_url: page.oldUrl,
        new_path: page.newPath,
        new_id: page.newId,
        is_compared: page.isCompared,
      }))
      return pageOf(items, total, call, root)
    },
  })
  const compare = endpoint({
    methods: ['POST'],
    args: {
      id: whole(),
      kind: text({ maxLength: 60 }),
      old_id: text({ maxLength: 200, description: 'Its number in the old shop.' }),
      compared: flag({ default: true, description: 'Whether it was looked at and found right.' }),
    },
    authorize: upkeepMay,
    answer: async ({ args: { id, kind, old_id, compared } }) => {
      const { source } = await found(id)
      if (!(await setCompared(db, { source, kind, oldId: old_id, isCompared: compared }))) throw moveRefusal('gone')
      return { body: { is_compared: compared } }
    },
  })
  const framing = endpoint({
    methods: ['GET'],
    args: { id: whole(), url: text({ maxLength: 1_000, description: 'Address of a page of the old shop.' }) },
    authorize: upkeepMay,
    answer: async ({ args: { id, url } }) => {
      const { source } = await found(id)
      if (!URL.canParse(url) || !hostsOf(source).includes(new URL(url).host))
        throw new RestProblem(400, 'rest_invalid_param', 'Esta página não é da loja antiga.')
      // Once the domain leads here, the old page is nowhere.
      if (new URL(url).host === new URL(shopUrl).host) return { body: { framing: 'away' } }
      // The workbench frames nothing that comes without https.
      if (new URL(url).protocol !== 'https:') return { body: { framing: 'refused' } }
      const answer = await callOldShop({ url, method: 'GET', headers: { accept: 'text/html' } }).catch(() => undefined)
      return { body: { framing: answer ? framingOf(answer) : 'away' } }
    },
  })
  return [
    moveRoute('/{id}/pages', [list], PAGE_SCHEMA),
    moveRoute('/{id}/compared', [compare], COMPARED_SCHEMA),
    { ...moveRoute('/{id}/framing', [framing], FRAMING_SCHEMA), response: 'one' },
  ]
}
export default movePageRoutes satisfies ApiRoutes
