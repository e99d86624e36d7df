import { type Kysely, sql } from 'kysely'
import type { OutsideScriptReader } from '#content/outside-scripts/contract.ts'
import type { Database } from '#db/schema.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Assets } from '../assets.ts'
import { differencesOf } from './inspect-page.ts'
import { scriptInventory } from './script-inventory.ts'

type Options = {
  db: Kysely<Database>
  payments: Pick<Payments, 'list'>
  outsideScriptReader: OutsideScriptReader
  assets: Pick<Assets, 'runtime' | 'bytes'>
  shopUrl: string
}

const DEADLINE_MS = 20_000
const KEPT_CHECKS = 90
const CHECKOUT = { id: 0, kind: 'private', path: '/checkout/' }

/** Fetches the checkout from outside, as a buyer does, and keeps in what it differs from its inventory. Nothing to do where no card is typed in the shop. */
export function createPaymentPageWatch({ db, payments, outsideScriptReader, assets, shopUrl }: Options) {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(shopUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS), ...init })

  const problemsOf = async (): Promise<string[] | undefined> => {
    const hosted = (await payments.list()).flatMap(({ title, hostedFields }) =>
      hostedFields ? [{ title, outside: hostedFields.outside }] : [],
    )
    const product = hosted.length > 0 ? await aProduct() : undefined
    if (product === undefined) return undefined
    const added = await call('/?wc-ajax=add_to_cart', {
      method: 'POST',
      body: new URLSearchParams({ product_id: product, quantity: '1' }),
    })
    const cookie = added.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const page = await call('/checkout/', { headers: { cookie, accept: 'text/html' } })
    if (page.status !== 200) return [`O checkout respondeu ${page.status} à conferência diária.`]
    const { hosts, codes } = await outsideScriptReader.onPage(CHECKOUT)
    const inventory = scriptInventory({ runtime: assets.runtime, hosted, ofMerchant: { hosts, codes } })
    const found = differencesOf({ html: await page.text(), headers: page.headers, origin: new URL(shopUrl).origin }, inventory)
    const runtime = await call(assets.runtime)
    const isOurs = assets.bytes.get(assets.runtime)?.plain.equals(Buffer.from(await runtime.arrayBuffer()))
    return isOurs ? found : [...found, 'O programa da loja chega ao navegador diferente do que a loja enviou.']
  }

  /** Something that anybody can put into a cart. */
  const aProduct = async () => {
    const { rows } = await sql<{ id: number }>`
      select p.id from products p where p.type = 'simple' and p.status = 'publish'
        and exists (select from stock s where s.product_id = p.id and s.on_hand > 0) order by p.id limit 1`.execute(db)
    return rows[0] && String(rows[0].id)
  }

  return async () => {
    const problems = await problemsOf().catch((error: unknown) => [
      `A loja não conseguiu abrir o próprio checkout em ${shopUrl}: ${(error as Error).message}`,
    ])
    if (!problems) return
    const before = await db.selectFrom('payment_page_checks').select('problems').orderBy('id', 'desc').limit(1).executeTakeFirst()
    const { id } = await db
      .insertInto('payment_page_checks')
      .values({ problems: JSON.stringify(problems) })
      .returning('id')
      .executeTakeFirstOrThrow()
    // What the merchant was told yesterday is not told again.
    const isNews = problems.length > 0 && JSON.stringify(problems) !== JSON.stringify(before?.problems)
    if (isNews) await enqueue(db, { kind: 'tell-payment-page', payload: { problems }, ref: String(id) })
    await sql`delete from payment_page_checks where id <= (select max(id) from payment_page_checks) - ${KEPT_CHECKS}`.execute(db)
  }
}
