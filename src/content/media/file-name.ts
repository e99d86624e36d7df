import { slugOf } from '#kit/pt-br.ts'
import { MEDIA_TEXT } from './text.ts'

/** «Praia do Forte.JPG» without its ending. */
export const bareName = (name: string) => name.replace(/\.[A-Za-z0-9]{1,8}$/, '')

/** The file's name in addresses: with its number it is the only one. */
export const mediaSlug = (name: string, id: number) =>
  `${slugOf(bareName(name)).slice(0, 80).replace(/-+$/, '') || MEDIA_TEXT.nameless}-${id}`

/** The title of a file that nobody gave one: what it was called when it was sent. */
export const titleOfFile = (name: string) => bareName(name).trim().slice(0, 500) || MEDIA_TEXT.nameless

/** The same once only its address is left of the name. */
export const titleOfSlug = (slug: string, id: number) =>
  (slug.endsWith(`-${id}`) ? slug.slice(0, -String(id).length - 1) : slug) || MEDIA_TEXT.nameless
