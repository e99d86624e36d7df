import type { Method } from '#http/rest/contract.ts'

type Link = { href: string; embeddable?: true; [more: string]: unknown }
export type Links = Record<string, Link[]>

const CURIES = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }]

/** The first links of every item: itself, the list it stands in, and what kind of thing it is. */
export const itemLinks = (root: string, list: string, id: number | string, allow: readonly Method[] = ['GET']): Links => ({
  self: [{ href: `${root}/wp/v2/${list}/${id}`, targetHints: { allow } }],
  collection: [{ href: `${root}/wp/v2/${list}` }],
})

export const embeddable = (href: string, more: object = {}): Link => ({ ...more, embeddable: true, href })
export const withCuries = (links: Links): Record<string, unknown> => ({ ...links, curies: CURIES })
