import type { TestShop } from './shop.ts'

const TIMES = 12

/** How often the work asks the database. The shop's own workers do now and then as well: the least of several counts is the work itself. */
export async function statementsFor(shop: TestShop, work: () => Promise<unknown>): Promise<number> {
  const soFar = async () => Number(/vitrine_db_queries_total (\d+)/.exec((await shop.get('/metrics')).body)?.[1])
  const counts: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const before = await soFar()
    await work()
    counts.push((await soFar()) - before)
  }
  return Math.min(...counts)
}
