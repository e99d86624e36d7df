import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackup } from '#ops/backup/write-backup.ts'
import { createConnections } from '#shop/payments/connections.ts'
import { loadProviders } from '#shop/payments/load-providers.ts'
import { createPayments } from '#shop/payments/service.ts'
import { type Api, apiAs, keyFor } from './support/api.ts'
import { aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aPixBank, type PixBank } from './support/pix-bank.ts'
import { aShop, type TestShop } from './support/shop.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'

let shop: TestShop
let bank: PixBank
let api: Api
let logged = ''
beforeAll(async () => {
  bank = await aPixBank()
  const write = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString()
      done()
    },
  })
  shop = await aShop({ demo: true, network: bank.network, write })
  await openTills(shop)
  await apiAs(shop, 'shop_manager', 'helena')
  api = (await keyFor(shop, 'helena')).api
  const { body } = await api('/wc/v3/payment_gateways/pix_api', {
    method: 'PUT',
    body: { enabled: true, settings: { ...bank.settings, certificate: bank.pfx, certificateKey: '', passphrase: 'abre-te' } },
  })
  if (!body.enabled) throw new Error(`The bank was not connected: ${JSON.stringify(body)}`)
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})

const aBuyer = async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const { redirect, order_id: id } = await place(shopper, await aReadyForm(shopper, { payment_method: 'pix_api' }))
  const path = pathOf(redirect)
  return { id: id!, page: async () => (await shopper.get(path)).body }
}
const txidOf = async (id: number) =>
  (await shop.db.selectFrom('payment_charges').select('reference').where('order_id', '=', id).executeTakeFirstOrThrow()).reference
const tell = async (path: string, payload: string) =>
  await shop.http.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json' } })

test('a merchant connects the bank: tried, told where to call, and nothing secret comes back', async () => {
  const tried = await api('/vitrine/v1/payment-services/pix_api/test', { method: 'POST', body: {} })
  expect(tried).toMatchObject({ status: 200, body: { ok: true, notifies: false, message: expect.stringContaining('Conectado') } })
  const registered = await api('/vitrine/v1/payment-services/pix_api/notifications', { method: 'POST', body: {} })
  expect(registered.body).toMatchObject({ ok: true, notifies: true })
  const { body } = await api('/wc/v3/payment_gateways/pix_api')
  expect(body.settings).toMatchObject({
    clientSecret: { value: '', is_set: true, type: 'password' },
    certificate: { value: '', is_set: true, type: 'certificate' },
    bank: { type: 'select', options: { efi: 'Efí (Gerencianet)' } },
  })
  expect((await api('/vitrine/v1/payment-services/bacs/test', { method: 'POST', body: {} })).status).toBe(404)
  const wrong = await api('/wc/v3/payment_gateways/pix_api', { method: 'PUT', body: { settings: { certificate: 'nada disso' } } })
  expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringContaining('.p12') } })
})

test('who buys by Pix sees the code, and the page turns when the bank tells of the money', async () => {
  const buyer = await aBuyer()
  const body = await buyer.page()
  const txid = await txidOf(buyer.id)
  expect(body).toContain(bank.cobs.get(txid)!.pixCopiaECola)
  expect(body.indexOf('Copiar o código')).toBeLessThan(body.indexOf('class="pix-qr"'))
  expect(body).toContain('Pagar de outro jeito')
  const told = JSON.stringify(bank.pay(txid))
  const path = `${new URL([...bank.hooks.values()][0]!).pathname}/pix`
  const answers = await Promise.all([tell(path, told), tell(path, told)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await eventually('the page says that it is paid', async () => (await buyer.page()).includes('Pagamento confirmado'))
  const events = await shop.db.selectFrom('payment_events').select('kind').where('order_id', '=', buyer.id).execute()
  expect(events).toEqual([{ kind: 'paid' }])
})

test('while the bank is down the order is kept: the page says what happens, and another way to pay is at hand', async () => {
  bank.set({ randomFault: () => 503 })
  const buyer = await aBuyer()
  const body = await buyer.page()
  expect(body).toContain('Seu pedido está guardado')
  expect(body).toContain('Pagar de outro jeito')
  bank.set({ randomFault: undefined })
  await sql`update payment_charges set next_ask_at = now() where order_id = ${buyer.id}`.execute(shop.db)
  await eventually('the code is there', async () => (await buyer.page()).includes('pix-code'))
})

test('what the bank has and the shop does not know is shown to the merchant, with its order', async () => {
  const compare = async () => (await api('/vitrine/v1/payment-services/pix_api/reconciliation?days=2')).body
  expect(await compare()).toMatchObject({ problem: '', compared: 1, differences: [] })
  const buyer = await aBuyer()
  await buyer.page()
  const told = bank.pay(await txidOf(buyer.id))!
  const [difference] = (await compare()).differences
  expect(difference).toMatchObject({ kind: 'only-there', receipt: told.pix[0]!.endToEndId, order_id: buyer.id, here_cents: null })
  bank.set({ randomFault: () => 503 })
  expect(await compare()).toMatchObject({ problem: expect.stringContaining('fora do ar'), differences: [] })
  bank.set({ randomFault: undefined })
})

test('calls that nobody sent are refused', async () => {
  expect((await tell('/wc-api/pix_api/adivinhado/pix', '{"pix":[]}')).statusCode).toBe(401)
  expect((await tell('/wc-api/ninguem/x/pix', '{}')).statusCode).toBe(404)
  expect(logged).toContain('payment-forged')
})

test('carriers call an address of their own: tried with GET, believed by its key, and refused without', async () => {
  const { body: carriers } = await api('/vitrine/v1/carriers')
  const url = (carriers as { id: string; notification_url: string }[]).find(({ id }) => id === 'correios')!.notification_url
  const path = new URL(url).pathname
  expect((await shop.http.inject({ url: path })).statusCode).toBe(200)
  expect((await tell(path, '{"codObjeto":"AB123456785BR"}')).json()).toEqual({ received: true })
  expect((await tell(path.replace(/\w+$/, 'adivinhado'), '{}')).statusCode).toBe(401)
  expect((await tell('/wc-api/vitrine_tracking/ninguem/x', '{}')).statusCode).toBe(404)
  expect(logged).toContain('tracking-forged')
})

test('an order whose payment is contested says so, and leaves only when somebody decides it', async () => {
  const { id } = await shop.db.selectFrom('orders').select('id').where('status', '=', 'processing').executeTakeFirstOrThrow()
  const dispute = {
    order_id: id,
    method: 'stripe',
    receipt: 'pi_1',
    dispute_id: 'du_1',
    amount_cents: 5_000,
    state: 'open' as const,
  }
  await shop.db
    .insertInto('payment_disputes')
    .values({ ...dispute, due_at: new Date('2026-11-26T23:00:00Z') })
    .execute()
  const send = async (body: object) => await api(`/vitrine/v1/orders/${id}/sent`, { method: 'POST', body })
  expect(await send({ code: 'AB1' })).toMatchObject({ status: 409, body: { code: 'vitrine_order_disputed' } })
  const due = { order_id: id, state: 'open', amount_cents: 5_000, date_due: '2026-11-26T20:00:00' }
  expect((await api('/vitrine/v1/disputes')).body).toMatchObject([due])
  expect((await api(`/vitrine/v1/orders/${id}/sent`)).body.disputes).toMatchObject([due])
  // Nor by its state alone, which tells the buyer that it is on its way.
  const put = await api(`/wc/v3/orders/${id}`, { method: 'PUT', body: { status: 'completed' } })
  expect(put).toMatchObject({ status: 409, body: { code: 'vitrine_order_disputed' } })
  expect(await send({ code: 'AB1', despite_dispute: true })).toMatchObject({ status: 200, body: { status: 'completed' } })
})

/** Of every service: what only its own servers may know. */
const KEYS = {
  mercado_pago: { accessToken: 'APP_USR-77-nunca-em-texto', webhookSecret: 'assinatura-nunca-em-texto' },
  asaas: { apiKey: '$aact_prod_nunca-em-texto' },
  stripe: { secretKey: 'sk_live_nunca-em-texto', webhookSecret: 'whsec_nunca-em-texto' },
}

test('a backup holds no key, secret or certificate that can be read', async () => {
  for (const [method, settings] of Object.entries(KEYS)) {
    const { status } = await api(`/wc/v3/payment_gateways/${method}`, { method: 'PUT', body: { settings } })
    expect(status).toBe(200)
  }
  const { connection, dataDir } = shop
  const file = join(dataDir, 'prova.tar.gz')
  await writeBackup({ connection, storage: createDiskStorage(dataDir), file, now: new Date(), say: () => {} })
  const bytes = gunzipSync(readFileSync(file))
  const secrets = [
    bank.settings.clientSecret,
    bank.pfx.slice(40, 120),
    'abre-te',
    'PRIVATE KEY',
    ...Object.values(KEYS).flatMap((one) => Object.values(one)),
  ]
  for (const secret of secrets) {
    const written = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').slice(0, -4)]
    expect(
      written.filter((text) => text.length > 6 && bytes.includes(text)),
      `«${secret.slice(0, 12)}…»`,
    ).toEqual([])
  }
  // The search itself works: what is no secret is found, and so is what is locked.
  expect(bytes.includes(bank.settings.clientId)).toBe(true)
  const { locked } = await shop.db
    .selectFrom('payment_secrets')
    .select('locked')
    .where('name', '=', 'apiKey')
    .executeTakeFirstOrThrow()
  expect(bytes.includes(locked.toString('hex'))).toBe(true)
})

test('no key, secret or certificate is in the log, in the database, in pages or in what the API tells', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(shop.db)
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(shop.db)
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  const pages = [await (await aBuyer()).page(), (await shop.get('/checkout/')).body]
  const told = JSON.stringify((await api('/wc/v3/payment_gateways')).body)
  const all = [...dumps, ...pages, told, logged].join('\n')
  const token = new URL([...bank.hooks.values()][0]!).pathname.split('/').at(-1)!
  for (const secret of [
    bank.settings.clientSecret,
    bank.pfx.slice(40, 120),
    'abre-te',
    'PRIVATE KEY',
    token,
    ...Object.values(KEYS).flatMap((one) => Object.values(one)),
  ])
    expect(all.includes(secret), `«${secret.slice(0, 12)}…»`).toBe(false)
  // The search itself works: what is no secret is found.
  expect(all).toContain(bank.settings.clientId)
})

test('one folder is one payment service: found, asked for its settings, connected', async () => {
  const found = await loadProviders(`${import.meta.dirname}/support/more-providers`)
  const stored = { slip: { enabled: true, account: 'loja7', version: 1 } }
  const settings = { get: async () => stored, shop: async () => ({ name: 'Casa Aroeira', city: 'Tiradentes' }) }
  const payments = createPayments({ settings, shopUrl: 'https://loja.example', moreMethods: () => found })
  expect(await payments.list()).toMatchObject([{ id: 'slip', hasService: true }])
  const connections = createConnections({
    definitions: payments.definitions,
    settings,
    secrets: { open: async () => new Map([['token', 'abc']]) },
    secret: 'x',
    shopUrl: 'https://loja.example',
    call: () => Promise.reject(new Error('nobody is called')),
    now: () => new Date(),
  })
  const charge = {
    reference: randomUUID(),
    amountCents: 100,
    expiresAt: new Date(),
    isRetry: false,
    orderNumber: '1',
    payer: {
      name: '',
      firstName: '',
      lastName: '',
      email: '',
      cpf: '',
      cnpj: '',
      address: { postcode: '', street: '', number: '', neighborhood: '', city: '', state: '' },
    },
    returnUrl: '',
  }
  const { shown } = await (await connections.of('slip'))!.start(charge)
  expect(shown).toEqual({ kind: 'link', url: `https://carne.example/loja7/${charge.reference}?t=3`, label: 'Abrir o carnê' })
})
