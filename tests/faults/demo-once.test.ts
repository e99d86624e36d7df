import { afterAll, expect, test } from 'vitest'
import { query, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
afterAll(clear)

const env = { DEMO: '1' }
type Counts = { pages: number; products: number; users: number }
const countsIn = async (folder: string) =>
  (
    await query<Counts>(
      folder,
      `select (select count(*)::int from content) as pages, (select count(*)::int from products) as products,
         (select count(*)::int from users) as users`,
    )
  )[0]!

test('the demo comes into an empty shop once, and never back into one that has something', async () => {
  const folder = aFolder()
  const first = await open({ folder, env })
  expect(first.out()).toContain('Montando a loja de demonstração…')
  const made = await countsIn(folder)
  expect(made.products).toBeGreaterThan(30)
  for (const path of ['/', '/loja/', '/blog/', '/sobre/']) expect((await first.ask(path)).status).toBe(200)
  await query(folder, 'delete from content')
  await first.stop()

  const second = await open({ folder, env })
  expect(second.out()).not.toContain('demonstração')
  expect(await countsIn(folder)).toEqual({ ...made, pages: 0 })
  expect((await second.ask('/loja/')).status).toBe(200)
})
