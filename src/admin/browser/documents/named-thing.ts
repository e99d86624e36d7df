/** Something of the shop that has a name: a product or category, or a page or post with its title. */
export type NamedThing = { id: number; name?: string; title?: { raw: string } }

/** Asks for names as they were written, not as markup of a page, and for nothing else. */
export const ONLY_NAMES = { ask: { context: 'edit', _fields: 'id,name,title' } }

export const nameOf = ({ name, title }: NamedThing): string => name ?? title?.raw ?? ''
