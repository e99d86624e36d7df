import { join } from 'node:path'
import { loadFolder } from '#kit/load-folder.ts'
import type { MarketingKind } from './contract.ts'

export type MarketingKinds = ReadonlyMap<string, MarketingKind>

/** Presence is registration: every file in kinds/ is one kind of mail, under the file's name. */
export async function loadMarketingKinds(): Promise<MarketingKinds> {
  const files = await loadFolder(join(import.meta.dirname, 'kinds'))
  const kinds = files.map(({ name, path, value }): [string, MarketingKind] => {
    const kind = value as MarketingKind | undefined
    if (typeof kind?.due === 'function' && typeof kind.parts === 'function') return [name, kind]
    throw new Error(`${path} must have a default export made by defineMarketingKind: every file there is a kind of mail.`)
  })
  return new Map(kinds.toSorted(([, one], [, other]) => one.place - other.place))
}
