import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { isAlive } from '#postgres/process-facts.ts'
import { SHOP_DATABASE } from '#postgres/shop-database.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { eventually } from '#tests/support/eventually.ts'
import { cookiesOf, hiddenFields, orderIn, post, REMOTE_BUYER, sellSomething } from '#tests/support/remote-buyer.ts'
import { type Answer, type ShopProcess, shopProcesses } from '#tests/support/shop-process.ts'
import { fillDisk, smallDiskRefusal, withSmallDisks } from '#tests/support/small-disk.ts'

const UNITS = 500
const NOBODY = 65_534
/** As the system puts it: who may not, or a program that is not there. */
const REFUSED = /not permitted|permission denied|must be superuser|EPERM|ENOENT/i

const refusal = smallDiskRefusal()
if (refusal) console.info(`No small disk on this computer, so none is filled: ${refusal}`)

const { aFolder, open, clear } = shopProcesses()
let shop: ShopProcess
let database: ShopDatabase
let authorization: string
let productId: number
/** The shop's two disks, as they are seen from here. */
let files: string
let server: string

beforeAll(async () => {
  if (refusal) return
  const folder = aFolder()
  const disks = [
    { folder, megabytes: 24 },
    { folder: join(folder, 'postgres'), megabytes: 160 },
  ]
  shop = await open({ folder, through: withSmallDisks(disks), env: { LOG_LEVEL: 'error' } })
  files = `/proc/${shop.pid}/root${folder}`
  server = join(files, 'postgres')
  database = createDatabase({ connection: connectionTo('vitrine'), poolSize: 2, applicationName: 'tests' })
  productId = await sellSomething(UNITS, async (text, values) => (await database.pool.query(text, values)).rows)
  const { rows } = await database.pool.query<{ id: number }>(`select id from users where login = 'admin'`)
  const given = await createApplicationPasswords({ db: database.kysely }).create(rows[0]!.id, { name: 'testes', appId: '' })
  authorization = `Basic ${Buffer.from(`admin:${given!.password}`).toString('base64')}`
})
afterAll(async () => {
  if (refusal) return
  await database?.close()
  const postmaster = postmasterNote()?.pid
  await shop?.stop()
  // Nobody else sees this server's folder: a shop that did not end it would leave it for good.
  if (postmaster && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT')
  await clear()
})

/** The note that the server left in its cluster; none while it is not running. */
function postmasterNote(): { pid: number; socketFolder: string } | undefined {
  try {
    const [pid, , , , socketFolder] = readFileSync(join(server, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), socketFolder: socketFolder! }
  } catch {
    return undefined
  }
}
function connectionTo(user: 'vitrine' | 'postgres') {
  const { socketFolder } = postmasterNote()!
  const isInside = socketFolder.startsWith(shop.folder)
  return { ...SHOP_DATABASE, user, host: isInside ? `/proc/${shop.pid}/root${socketFolder}` : socketFolder, port: 5432 }
}

const statusOf = async (path: string) => (await shop.ask(path)).status
const add = (cookie = '') => post(`${shop.url}/?wc-ajax=add_to_cart`, { product_id: String(productId) }, cookie)
const api = async (path: string, asked: RequestInit = {}) => {
  const answer = await fetch(`${shop.url}/wp-json${path}`, { ...asked, headers: { authorization, ...asked.headers } })
  return { status: answer.status, body: (await answer.json()) as ReturnType<typeof JSON.parse> }
}

/** Somebody who has the form filled in, and may send it as often as it takes. */
async function aReadyBuyer(name: string) {
  const added = await add()
  if (added.status !== 200) return { refused: added }
  const cookie = cookiesOf(added)
  const page = await shop.ask('/checkout/', { headers: { cookie } })
  if (page.status !== 200) return { refused: page }
  const form = {
    ...REMOTE_BUYER,
    billing_email: `${name}@cliente.example`,
    ...hiddenFields(page.body),
    payment_method: 'vitrine_test',
  }
  return { buy: () => post(`${shop.url}/?wc-ajax=checkout`, form, cookie) }
}

const isLater = ({ status, headers }: Answer) => status === 503 && Number(headers['retry-after']) > 0
const orderIds = async () =>
  (await database.kysely.selectFrom('orders').select('id').execute()).map(({ id }) => id).toSorted((one, other) => one - other)
const findings = async () => {
  const { body } = await api('/vitrine/v1/doctor')
  return (body as { id: string; status: string }[]).filter(({ status }) => status === 'problem').map(({ id }) => id)
}

test('who may not make a small disk is told why, and not that all is well', () => {
  expect(smallDiskRefusal(NOBODY)).toMatch(REFUSED)
  expect(refusal ?? 'not permitted to others').toMatch(REFUSED)
})

test('with no room for files an upload and a backup are refused in words, leave nothing half written, and work once there is room', async ({
  skip,
}) => {
  if (refusal) skip(refusal)
  // Noise, which no format makes small.
  const png = await sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="vaso.png"' }
  const upload = () => api('/wp/v2/media', { method: 'POST', headers, body: new Uint8Array(png) })
  const backUp = async () => {
    const { body: run } = await api('/vitrine/v1/backups', { method: 'POST' })
    return await eventually('the backup to end', async () => {
      const { body } = await api(`/vitrine/v1/backups/runs/${run.id}`)
      return (body.status === 'done' || body.status === 'failed') && (body as { status: string; problem: string })
    })
  }
  const media = () => readdirSync(join(files, 'media'))
  const before = media()

  // Half of the picture still fits.
  let makeRoom = fillDisk(files, { leaving: 256 * 1024 })
  expect(await upload()).toMatchObject({
    status: 503,
    body: { code: 'no_space', message: expect.stringContaining('sem espaço') },
  })
  expect(media()).toEqual(before)
  expect((await api('/wp/v2/media')).body).toEqual([])
  makeRoom()
  makeRoom = fillDisk(files)
  expect(await backUp()).toMatchObject({ status: 'failed', problem: expect.stringContaining('Não há espaço em disco') })
  expect(readdirSync(join(files, 'backups'))).toEqual([])
  expect((await api('/vitrine/v1/status')).body).toMatchObject({ disk: 'full', free_mb: 0, database: 'ok' })
  expect(shop.out()).toContain('sem espaço em disco para os arquivos da loja')

  makeRoom()
  expect(await upload()).toMatchObject({ status: 201 })
  expect(media().filter((name) => name.endsWith('.part'))).toEqual([])
  expect(await backUp()).toMatchObject({ status: 'done' })
  expect(readdirSync(join(files, 'backups'))).toHaveLength(1)
})

test('[I1] [I4] [I9] with no room for the database the shop can be read, no order is lost or half there, and it sells again once there is room', async ({
  skip,
}) => {
  if (refusal) skip(refusal)
  const kept = ['/', '/produto/guia/']
  for (const path of kept) expect(await statusOf(path)).toBe(200)
  const patient = await aReadyBuyer('paciente')
  const known = await findings()
  const confirmed: number[] = []
  const makeRoom = fillDisk(server)

  // Pages of tables that are half empty take some more.
  const later = await eventually('the first "later"', async () => {
    const { refused, buy } = await aReadyBuyer(`pessoa${confirmed.length}`)
    const answer = refused ?? (await buy())
    if (answer.status === 200) confirmed.push(...orderIn(answer.body))
    else return answer
  })
  expect([isLater(later), later.status]).toEqual([true, 503])
  for (const path of kept) expect([path, await statusOf(path)]).toEqual([path, 200])
  expect((await api('/vitrine/v1/status')).body).toMatchObject({ disk: 'full', database: 'full' })
  expect(shop.out()).toContain('sem espaço em disco para o banco de dados')
  expect(await orderIds()).toEqual(confirmed.toSorted((one, other) => one - other))

  // With its journal full as well the server falls, and falls again while it starts.
  await overflowJournal()
  for (const path of kept) expect([path, await statusOf(path)]).toEqual([path, 200])
  await eventually('a cart to be put off', async () => isLater(await add()))

  makeRoom()
  await eventually('the shop to be back by itself', async () => (await statusOf('/readyz')) === 200)
  const bought = await eventually('the form that waited to be accepted', async () => {
    const answer = await patient.buy!()
    return answer.status === 200 && answer
  })
  confirmed.push(...orderIn(bought.body))
  expect(await orderIds()).toEqual(confirmed.toSorted((one, other) => one - other))
  const { rows } = await database.pool.query<{ on_hand: number }>('select on_hand from stock where product_id = $1', [productId])
  expect(rows[0]!.on_hand).toBe(UNITS - confirmed.length)
  // The disk is a small one, and what was wrong before is remembered: nothing else.
  expect(await findings()).toEqual(known)
  expect(known).toContain('disk-space')
})

/** Has the server write to its journal until it falls. */
async function overflowJournal() {
  const client = new Client(connectionTo('postgres'))
  client.on('error', () => {})
  await client.connect()
  const isTaken = () =>
    client.query(`select pg_logical_emit_message(false, 'journal', repeat('x', 1000000))`).then(
      () => true,
      () => false,
    )
  let pieces = 0
  while (pieces < 500 && (await isTaken())) pieces++
  expect(pieces).toBeLessThan(500)
  await client.end().catch(() => {})
}
