import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUESTIONS } from '../../tools/bench/workbench-questions.ts'
import { apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'
import { withStatements } from '../support/statements.ts'

/** A list's page and how many there are. */
const MOST = 2
/** Answered without a look into a table: what it costs to know who asks. */
const NOTHING_READ = '/wc/v3/orders/statuses'
/** Lists that no shop has a hundred thousand of, beside those that the bench asks for. */
const SHORT_LISTS = [
  '/wc/v3/products/categories?per_page=100',
  '/wc/v3/products/tags?per_page=25&search=a',
  '/wc/v3/products/attributes',
  '/wc/v3/webhooks?per_page=25',
  '/wp/v2/categories?per_page=25',
  '/wp/v2/users?per_page=25&context=edit',
  '/vitrine/v1/popups?per_page=25',
  '/vitrine/v1/templates?per_page=25',
  '/vitrine/v1/api-keys?per_page=25',
  '/vitrine/v1/backups?per_page=25',
  '/vitrine/v1/outside-scripts?per_page=25',
  '/vitrine/v1/redirects?per_page=25&search=a',
  '/vitrine/v1/not-found?per_page=25',
]

let shop: TestShop
let admin: Awaited<ReturnType<typeof apiAs>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  admin = await apiAs(shop, 'administrator')
  // The first call of all notes that the password was used.
  await admin.api(NOTHING_READ)
})
afterAll(() => shop?.close())

async function statementsOf(path: string) {
  const { answer, statements } = await withStatements(() => admin.api(path))
  // A page past the end is asked for as any other.
  const isAnswered = answer.status === 200 || answer.body.code === 'rest_post_invalid_page_number'
  return { isAnswered, statements }
}

test('every list of the workbench is one statement, or two, whatever it is narrowed or sorted by', async () => {
  const knowing = (await statementsOf(NOTHING_READ)).statements.length
  const lists = QUESTIONS.filter(({ isList }) => isList).map(({ path }) => path(0, 25))
  const dear: unknown[] = []
  for (const path of [...lists, ...SHORT_LISTS]) {
    const { isAnswered, statements } = await statementsOf(path)
    if (!isAnswered || statements.length - knowing > MOST) dear.push([path, ...statements.slice(knowing)])
  }
  expect(dear).toEqual([])
})
