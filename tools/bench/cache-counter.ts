import { askPage } from './ask.ts'

/** How many public pages the shop has answered from memory and by rendering, as it counts them itself. */
export async function countAnswers(shopUrl: string): Promise<{ memory: number; render: number }> {
  const text = (await askPage(`${shopUrl}/metrics`)).body.toString()
  const count = (from: string) =>
    Number(new RegExp(`^vitrine_page_cache_total\\{from="${from}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { memory: count('memory'), render: count('render') }
}
