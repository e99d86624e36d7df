import { isRecord } from '#kit/is-record.ts'
import { PICTURE_URL } from './kinds/content/references.ts'

/** Where a picture is here: the address of its file by any address that it had, and its number where two became one. */
export type OwnPictures = { address: (url: string) => string | undefined; id: (id: number) => number }

/** A text or a document with pictures of this shop in the place of the old ones. */
export function withOwnPictures(value: unknown, own: OwnPictures): unknown {
  if (typeof value === 'string') return value.replaceAll(PICTURE_URL, (url) => own.address(url) ?? url)
  if (Array.isArray(value)) return value.map((one: unknown) => withOwnPictures(one, own))
  if (!isRecord(value)) return value
  const changed = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOwnPictures(one, own)]))
  return typeof changed.id === 'number' && typeof changed.url === 'string' ? { ...changed, id: own.id(changed.id) } : changed
}
