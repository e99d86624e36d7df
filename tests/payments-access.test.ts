import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { enqueue } from '#jobs/queue.ts'
import { type Api, apiAs } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { aMercadoPago, type MercadoPagoService } from './support/mercado-pago-service.ts'
import { aShop, type TestShop } from './support/shop.ts'

let service: MercadoPagoService
let shop: TestShop
let api: Api
let other: Api
let nowMs = Date.now()
beforeAll(async () => {
  service = await aMercadoPago()
  shop = await aShop({ network: service.network, clock: { now: () => nowMs } })
  ;({ api } = await apiAs(shop, 'administrator', 'helena'))
  ;({ api: other } = await apiAs(shop, 'administrator', 'bento'))
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

const GATEWAY = '/wc/v3/payment_gateways/mercado_pago'
const ACCESS = '/vitrine/v1/payment-services/mercado_pago/access'
const tell = (body: object, as = api) => as(ACCESS, { method: 'POST', body })
const save = (settings: object) => api(GATEWAY, { method: 'PUT', body: { enabled: true, settings } })
const healthy = async () =>
  (await api('/vitrine/v1/payment-services/mercado_pago/test', { method: 'POST', body: {} })).body.ok as boolean
const RENEW = { kind: 'renew-payment-access', payload: {} }
async function renewals(ref: string) {
  await enqueue(shop.db, { ...RENEW, ref })
  const status = () => shop.db.selectFrom('jobs').select('status').where('kind', '=', RENEW.kind).where('ref', '=', ref)
  await eventually(`the job ${ref}`, async () => (await status().executeTakeFirst())?.status === 'done')
}
const storedOf = async (part: string) =>
  ((await createSettings({ db: shop.db }).get('payments')) as Record<string, Record<string, unknown>>)[part] ?? {}

test('without an application keys are copied; with one the account is connected on Mercado Pago’s page, by who was sent there', async () => {
  expect((await api(ACCESS)).body).toMatchObject({ state: 'none', until: null })
  expect(await tell({})).toMatchObject({ status: 409, body: { message: expect.stringContaining('Client ID') } })
  await save({ baseUrl: service.settings.baseUrl, clientId: service.access.app.clientId, clientSecret: 'outro' })
  const wrong = service.access.agree((await tell({})).body.url)
  expect(await tell(wrong)).toMatchObject({ status: 400, body: { message: expect.stringContaining('Client Secret') } })
  await save({ clientSecret: service.access.app.clientSecret })
  expect((await api(ACCESS)).body).toMatchObject({
    state: 'open',
    return_url: expect.stringMatching(/\/painel\/ajustes\/pagamento$/),
  })
  expect((await api(GATEWAY)).body).toMatchObject({ enabled: false, needs_setup: true })

  const { url } = (await tell({})).body
  expect(url).not.toContain(service.access.app.clientSecret)
  const back = service.access.agree(url)
  for (const [body, as] of [
    [{ ...back, state: `${back.state.slice(0, -1)}x` }, api],
    [{ ...back, state: 'mercado_pago.1.x' }, api],
    [back, other],
  ] as const)
    expect(await tell(body, as)).toMatchObject({ status: 400, body: { message: expect.stringContaining('não vale mais') } })
  expect((await tell(back)).body).toMatchObject({ state: 'done', account: '724484980', problem: '' })
  // A code is good once.
  expect((await tell(back)).status).toBe(400)
  expect((await api(GATEWAY)).body).toMatchObject({ enabled: true, needs_setup: false })
  expect(await healthy()).toBe(true)
  expect(await storedOf('mercado_pago_card')).toMatchObject({ publicKey: 'APP_USR-chave-publica-1' })
})

test('its keys are nowhere in plain text', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(shop.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(shop.db)
    expect([name, rows.some(({ text }) => /acesso-\d|TG-renova|segredo-do-aplicativo/.test(text))]).toEqual([name, false])
  }
  expect(JSON.stringify([(await api(GATEWAY)).body, (await api(ACCESS)).body])).not.toMatch(/acesso-\d|TG-renova|segredo-do/)
})

test('access is renewed by a job a month before it ends; what fails is told, and the old key serves until then', async () => {
  const until = async () => Date.parse(String((await storedOf('mercado_pago'))['accessUntil']))
  const first = await until()
  await renewals('early')
  nowMs += 151 * 24 * 3_600_000
  service.faults.push(503, 503, 503)
  await renewals('down')
  service.faults.splice(0)
  await eventually('the failure is told', async () => (await api(ACCESS)).body.problem.includes('fora do ar'))
  expect([await until(), await healthy()]).toEqual([first, true])
  await renewals('up')
  await eventually('access is renewed', async () => (await until()) > first)
  expect((await api(ACCESS)).body).toMatchObject({ state: 'done', problem: '' })
  expect(await healthy()).toBe(true)
  service.access.revoke()
  nowMs += 151 * 24 * 3_600_000
  await renewals('revoked')
  await eventually('the merchant is told', async () => (await api(ACCESS)).body.problem.includes('conecte de novo'))
  expect(await healthy()).toBe(false)
})

test('a key that is typed takes its place; a press forgets all of it', async () => {
  await save({ accessToken: service.settings.accessToken })
  expect((await api(ACCESS)).body).toMatchObject({ state: 'open', until: null, account: '' })
  expect(await healthy()).toBe(true)
  await tell(service.access.agree((await tell({})).body.url))
  expect((await tell({ disconnect: true })).body).toMatchObject({ state: 'open', until: null })
  expect((await api(GATEWAY)).body).toMatchObject({ enabled: false, needs_setup: true })
  const names = await shop.db.selectFrom('payment_secrets').select('name').where('method', '=', 'mercado_pago').execute()
  expect(names.map(({ name }) => name)).toEqual(['clientSecret'])
})
