import { loadWidgets } from '#builder/registry.ts'
import { createDatabase } from '#db/pool.ts'
import { createOldShopKeys } from '#move-in/old-shop-keys.ts'
import { createMoves } from '#move-in/service.ts'
import { createOpenSource } from '#move-in/sources/open-source.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import { createStock } from '#shop/stock/ledger.ts'

/**
 * `vitrine move-in --address … --carry-out`, then `--go-on` until it is done, with a stand-in on this computer in the place of
 * the old shop: the product's own client calls nobody here.
 */
const [standIn, mode] = process.argv.slice(2)
const SITE = 'https://antiga.example'
const SOURCE = 'antiga.example'

const call: CallOutside = async ({ url, headers = {} }) => {
  const { pathname, search } = new URL(url)
  const answer = await fetch(standIn + pathname + search, { headers })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const { kysely: db, close } = createDatabase({
  connection: { connectionString: process.env.DATABASE_URL! },
  poolSize: 5,
  applicationName: 'move-by-address',
  patienceMs: 120_000,
})
const keys = createOldShopKeys({ db, secret: 'a secret that is long enough for tests' })
const moves = createMoves({
  db,
  stock: createStock(),
  keys,
  open: createOpenSource({ db, keys, call, files: { onDisk: async (place) => place, inner: (place) => `${place}.aberto` } }),
  removePicture: async () => {},
  translate: createTranslation(await loadWidgets('src/widgets')),
  now: () => new Date(),
})

const work = async (id: number) => {
  while ((await moves.step(id, { until: Infinity })) === 'more');
}
const stateOf = async (id: number) => (await moves.read(id))?.state

async function begun() {
  const [last] = await moves.list({ limit: 1, offset: 0 })
  if (mode === 'go-on' && last) return last.id
  await keys.keep(SOURCE, { site: SITE, keys: { application: { user: 'dona', password: 'abcd efgh' } } })
  return (await moves.start({ source: SOURCE, name: SITE, options: { connection: SOURCE }, userId: undefined }))!
}

const id = await begun()
await work(id)
if ((await stateOf(id)) === 'planned') await moves.carryOut(id)
await work(id)
console.log(JSON.stringify({ state: await stateOf(id), kinds: await moves.report(id) }))
await close()
