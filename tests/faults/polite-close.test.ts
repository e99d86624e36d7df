import { once } from 'node:events'
import { connect as dial, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUT } from '#http/drain.ts'
import { isAlive } from '#postgres/process-facts.ts'
import { eventually } from '#tests/support/eventually.ts'
import { connect, postmasterOf, type ShopProcess, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
let shop: ShopProcess
let folder: string
beforeAll(() => {
  folder = aFolder()
})
afterAll(clear)

async function aConnection(): Promise<Socket> {
  const socket = dial(shop.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const FORM = 'username=ana&password=segredo'

/** A form whose second half is still on its way. */
async function aSlowForm() {
  const socket = await aConnection()
  const head = `POST /minha-conta/ HTTP/1.1\r\nHost: loja\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${FORM.length}`
  socket.write(`${head}\r\n\r\n${FORM.slice(0, 9)}`)
  return { answer: text(socket), finish: () => socket.write(FORM.slice(9)) }
}

const isRefused = () =>
  aConnection().then(
    (socket) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  )

test('a shop that is told to stop ends the requests in flight, refuses new ones and takes its PostgreSQL along', async () => {
  shop = await open({ folder, env: { LOG_LEVEL: 'warn' } })
  const postmaster = postmasterOf(folder)!
  // What browsers keep open without asking for anything must not hold up the closing.
  await aConnection()
  const kept = await aConnection()
  kept.write('GET /healthz HTTP/1.1\r\nHost: loja\r\n\r\n')
  await once(kept, 'data')

  const form = await aSlowForm()
  const blocker = await connect(folder)
  await blocker.query('begin; lock table content in access exclusive mode')
  const page = shop.ask('/')
  await eventually('the page to wait for its content', async () => {
    const { rows } = await blocker.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length > 0
  })

  shop.tell('SIGTERM')
  await eventually('new visitors to be refused', isRefused)
  await blocker.query('rollback')
  await blocker.end()
  expect((await page).status).toBe(200)
  form.finish()
  expect(await form.answer).toMatch(/^HTTP\/1\.1 403 [^]*O formulário expirou[^]*<\/html>/)

  expect(await shop.ended).toEqual({ code: 0, signal: null })
  expect(shop.out()).not.toContain(CUT)
  expect(isAlive(postmaster)).toBe(false)
  expect(shop.out()).toContain('Loja fechada. Até logo!')
  expect(shop.err()).toBe('')
})

test('two Ctrl-C at once are one, and a visitor who never finishes sending is cut after ten seconds', async () => {
  shop = await open({ folder, env: { LOG_LEVEL: 'warn' } })
  const postmaster = postmasterOf(folder)!
  const form = await aSlowForm()
  await eventually('the form to have arrived', async () => (await shop.ask('/healthz')).status === 200)
  const toldMs = performance.now()
  shop.tell('SIGINT')
  shop.tell('SIGINT')
  expect(await shop.ended).toEqual({ code: 0, signal: null })
  expect(performance.now() - toldMs).toBeGreaterThan(9_000)
  expect(shop.out()).toContain(CUT)
  expect(await form.answer).toBe('')
  expect(shop.out().match(/Fechando/g)).toHaveLength(1)
  expect(isAlive(postmaster)).toBe(false)
})
