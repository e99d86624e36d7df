import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exists, isAlive } from '#postgres/process-facts.ts'
import { eventually } from '#tests/support/eventually.ts'
import { passwordIn, postmasterOf, query, type ShopProcess, shopProcesses, signIn } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
let shop: ShopProcess
beforeAll(async () => {
  shop = await open({ folder: aFolder(), env: { WORKERS: '2' } })
})
afterAll(clear)

/** The processes that answer visitors: children of the first one that run the shop's own program. */
function workersOf({ pid }: ShopProcess): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === pid && found?.[3]?.includes('vitrine.ts'))
    .map((found) => Number(found![1]))
}

/** Whichever process is asked tells of all that live: how many of them have answered anybody. */
async function processesThatAnswer() {
  for (let time = 0; time < 6; time++) await shop.ask('/healthz')
  const { body } = await shop.ask('/metrics')
  return [...body.matchAll(/^vitrine_answers_total\{process="\d+"\} [1-9]/gm)].length
}

const homePages = () => Promise.all(Array.from({ length: 12 }, () => shop.ask('/')))

test('two processes share the port, the visitors’ sessions and the news of changed content', async () => {
  expect(workersOf(shop)).toHaveLength(2)
  await eventually('both to answer', async () => (await processesThatAnswer()) === 2)
  const session = (await signIn(shop, 'admin', passwordIn(shop.out())!))!
  for (let visit = 0; visit < 4; visit++)
    expect((await shop.ask('/minha-conta/', { headers: { cookie: session } })).body).toContain('Administração')

  for (const page of await homePages()) expect(page.body).toContain('Em breve, uma loja nova')
  await query(shop.folder, `update content set document = replace(document::text, 'Em breve, uma loja nova', 'Casa nova')::jsonb`)
  await eventually('every process to show the change', async () =>
    (await homePages()).every(({ status, body }) => status === 200 && body.includes('Casa nova')),
  )
})

test('a process that is killed is replaced while the other goes on', async () => {
  const [killed = 0, other = 0] = workersOf(shop)
  process.kill(killed, 'SIGKILL')
  // Whoever was with it is cut off; from then on everybody is answered.
  await eventually('the killed process to be gone', () => !exists(killed))
  for (let visit = 0; visit < 8; visit++) expect((await shop.ask('/readyz')).status).toBe(200)
  await eventually('another process in its place', () => workersOf(shop).length === 2)
  expect(workersOf(shop)).toContain(other)
  expect(workersOf(shop)).not.toContain(killed)
  await eventually('both to answer', async () => (await processesThatAnswer()) === 2)
})

test('all processes go with the first, and a stop closes all of them politely', async () => {
  const left = workersOf(shop)
  const postmaster = postmasterOf(shop.folder)!
  shop.tell('SIGKILL')
  await eventually('the processes of a killed shop to go', () => !left.some(isAlive))
  expect(isAlive(postmaster)).toBe(true)

  shop = await open({ folder: shop.folder, env: { WORKERS: '2' } })
  const workers = workersOf(shop)
  expect(workers).toHaveLength(2)
  expect(await shop.stop()).toEqual({ code: 0, signal: null })
  for (const pid of [...workers, postmaster]) expect(isAlive(pid)).toBe(false)
  expect(shop.err()).toBe('')
})
