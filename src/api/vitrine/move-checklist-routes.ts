import { sql } from 'kysely'
import { CONSENT_SETTING, readConsentSettings } from '#content/consent/settings.ts'
import { whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import { checklistOf } from '#move-in/checklist.ts'
import { countLostAddresses, listComparedPages } from '#move-in/compare.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { createMoveItems, moveRoute } from './move-item.ts'

const SCHEMA = itemSchema('move_checklist', { items: 'list', is_open: 'flag' })

type Services = Pick<
  ApiServices,
  | 'db'
  | 'moves'
  | 'oldShopKeys'
  | 'callOldShop'
  | 'root'
  | 'homeSlug'
  | 'shopUrl'
  | 'settings'
  | 'payments'
  | 'mailServer'
  | 'content'
  | 'comingSoon'
>

/** What is left before the shop opens. */
function moveChecklistRoutes(services: Services): Route[] {
  const { db, moves, callOldShop, homeSlug, shopUrl, settings, payments, mailServer, content, comingSoon } = services
  const { found } = createMoveItems(services)
  const hasPage = async (path: string) => {
    const [, slug] = /^\/([a-z0-9-]+)\/?$/.exec(path) ?? []
    return slug !== undefined && (await content.page('page', slug)) !== undefined
  }
  const legalPages = async () => {
    const { terms_url, privacy_url } = recordOf(await settings.get('checkout'))
    const { policyUrl } = readConsentSettings(await settings.get(CONSENT_SETTING))
    return {
      terms: await hasPage(textOf(terms_url)),
      privacy: (await hasPage(textOf(privacy_url))) || (await hasPage(policyUrl)),
    }
  }
  const isReached = async () => {
    const answer = await callOldShop({ url: `${shopUrl.replace(/\/+$/, '')}/healthz`, method: 'GET' }).catch(() => undefined)
    return answer?.status === 200
  }
  const counts = async () => {
    const { rows } = await sql<{ methods: number; redirects: number }>`
      select (select count(*)::int from shipping_methods where enabled) as methods, (select count(*)::int from redirects) as redirects`.execute(
      db,
    )
    return rows[0]!
  }
  const read = endpoint({
    methods: ['GET'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args: { id } }) => {
      const move = await found(id)
      const [kinds, pictures, pages, lostAddresses, { methods, redirects }] = await Promise.all([
        moves.report(id),
        moves.countPictures(move.source),
        listComparedPages(db, move, { homeSlug, limit: 1, offset: 0 }),
        countLostAddresses(db, move),
        counts(),
      ])
      const items = checklistOf({
        move: id,
        source: move.source,
        shopUrl,
        isReached: await isReached(),
        mail: (await mailServer.state()).state,
        payments: (await payments.list()).length,
        freightMethods: methods,
        shop: await settings.shop(),
        legalPages: await legalPages(),
        asked: kinds.reduce((sum, { asked }) => sum + asked, 0),
        pictures,
        pages,
        lostAddresses,
        redirects,
      })
      return { body: { items, is_open: !(await comingSoon.isOn()) } }
    },
  })
  return [{ ...moveRoute('/{id}/checklist', [read], SCHEMA), response: 'one' }]
}
export default moveChecklistRoutes satisfies ApiRoutes
