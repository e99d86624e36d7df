import { setTimeout as pause } from 'node:timers/promises'
import { maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { checkConnection } from '#move-in/sources/rest/check-connection.ts'
import { keysOf } from '#move-in/sources/rest/keys-file.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { createMoveItems, moveRefusal, moveRoute } from './move-item.ts'

const ACCESS = {
  address: text({ maxLength: 300, description: 'Address of the old shop: https://minhaloja.com.br.' }),
  consumer_key: maybe(text({ maxLength: 200, description: 'Key of its WooCommerce, with permission to read.' })),
  consumer_secret: maybe(text({ maxLength: 200, description: 'Secret of that key.' })),
  user: maybe(text({ maxLength: 200, description: 'Who administrates it, for pages, menus and templates.' })),
  application_password: maybe(text({ maxLength: 200, description: 'An application password of that person.' })),
}
const TEST_SCHEMA = itemSchema('move_test', {
  ok: 'flag',
  problem: 'text',
  message: 'text',
  source: 'text',
  found: 'any',
  notes: 'list',
})

type Typed = { address: string } & Partial<Record<'consumer_key' | 'consumer_secret' | 'user' | 'application_password', string>>

/** Shops that are still open: tried, read by their keys, read again, and forgotten. */
function moveSourceRoutes(services: Pick<ApiServices, 'moves' | 'oldShopKeys' | 'callOldShop' | 'root'>): Route[] {
  const { moves, oldShopKeys, callOldShop } = services
  const { found, told, made } = createMoveItems(services)
  const check = async ({ address, consumer_key, consumer_secret, user, application_password }: Typed) => {
    const keys = keysOf({ consumer_key, consumer_secret, user, application_password })
    if (!keys.consumer && !keys.application)
      return { ok: false as const, problem: 'keys', message: 'Informe a chave e o segredo do WooCommerce da loja antiga.' }
    const checked = await checkConnection({ site: address, keys, call: callOldShop, wait: (ms) => pause(Math.min(ms, 2_000)) })
    return checked.ok ? { ...checked, keys, source: new URL(checked.site).host } : checked
  }
  const test = endpoint({
    methods: ['POST'],
    args: ACCESS,
    authorize: upkeepMay,
    answer: async ({ args }) => {
      const checked = await check(args)
      return {
        body: checked.ok
          ? { ok: true, problem: '', message: '', source: checked.source, found: checked.found, notes: checked.notes }
          : { ok: false, problem: checked.problem, message: checked.message, source: '', found: null, notes: [] },
      }
    },
  })
  const begin = endpoint({
    methods: ['POST'],
    args: ACCESS,
    authorize: upkeepMay,
    answer: async ({ args, caller }) => {
      const checked = await check(args)
      if (!checked.ok) throw new RestProblem(400, `vitrine_move_${checked.problem}`, checked.message)
      const { source, site, keys } = checked
      const options = { connection: source }
      await oldShopKeys.keep(source, { site, keys })
      const id = await moves.start({ source, name: site, options, userId: caller.user?.id })
      if (id === undefined) throw moveRefusal('busy')
      await moves.queue(id)
      return await made(id)
    },
  })
  const again = endpoint({
    methods: ['POST'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args: { id }, caller }) => {
      const outcome = await moves.again(id, caller.user?.id)
      if (!outcome.ok) throw moveRefusal(outcome.problem)
      await moves.queue(outcome.id)
      return await made(outcome.id)
    },
  })
  const forget = endpoint({
    methods: ['DELETE'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args: { id } }) => {
      const { source } = await found(id)
      await oldShopKeys.forget(source)
      return await told(id)
    },
  })
  return [
    moveRoute('/test', [test], TEST_SCHEMA),
    moveRoute('/by-address', [begin]),
    moveRoute('/{id}/again', [again]),
    moveRoute('/{id}/keys', [forget]),
  ]
}
export default moveSourceRoutes satisfies ApiRoutes
