import { recordOf } from '#kit/unknown-json.ts'
import type { Ask } from './contract.ts'

export type WireItem = Record<string, unknown> & { id: number }
const AT_ONCE = 100

/** All of a list, in order of the numbers: what is added meanwhile comes at its end. */
export async function* walk(ask: Ask, path: string, query: Record<string, string> = {}): AsyncGenerator<WireItem> {
  for (let page = 1; ; page++) {
    const body = await ask(path, { orderby: 'id', order: 'asc', ...query, per_page: String(AT_ONCE), page: String(page) })
    const items = Array.isArray(body) ? (body as WireItem[]) : []
    for (const item of items) yield withoutLinks(item)
    if (items.length < AT_ONCE) return
  }
}

function withoutLinks(item: WireItem): WireItem {
  const { _links: _, ...rest } = recordOf(item)
  return rest as WireItem // every item of a list has its number
}
