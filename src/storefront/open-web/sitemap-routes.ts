import { ADDRESS_KINDS, type AddressBook, type AddressKind } from './addresses.ts'
import type { createOpenFiles } from './files.ts'
import { ADDRESSES_PER_SITEMAP, sitemap, sitemapIndex } from './sitemap.ts'

/** What is announced when an address of a kind comes, goes or changes. */
const TAGS: Record<AddressKind, string[]> = {
  produtos: ['products', 'media'],
  textos: ['posts', 'media'],
  paginas: ['pages', 'media'],
  categorias: ['products', 'posts'],
}
const NAMES: Partial<Record<AddressKind, string>> = { produtos: 'product', textos: 'content', paginas: 'content' }

type Options = { addresses: AddressBook; shopUrl: string; perFile?: number }

/** Every public address of the shop, for search engines: an index, and files that it names. */
export function registerSitemaps(
  file: ReturnType<typeof createOpenFiles>,
  { addresses, shopUrl, perFile = ADDRESSES_PER_SITEMAP }: Options,
) {
  file('/sitemap.xml', async () => {
    const counted = await Promise.all(ADDRESS_KINDS.map(async (kind) => ({ kind, ...(await addresses.count(kind)) })))
    const files = counted.flatMap(({ kind, total, changedAt }) =>
      Array.from({ length: Math.ceil(total / perFile) }, (_, index) => ({
        path: `/sitemap-${kind}-${index + 1}.xml`,
        changedAt,
      })),
    )
    return { text: sitemapIndex(files, shopUrl), type: 'application/xml', tags: ['products', 'posts', 'pages'] }
  })
  for (const kind of ADDRESS_KINDS) {
    file(`/sitemap-${kind}-:number(^[0-9]+).xml`, async ({ number = '' }) => {
      if (!/^[1-9]\d{0,3}$/.test(number)) return undefined
      const list = await addresses.list(kind, { page: Number(number), perPage: perFile })
      if (list.length === 0) return undefined
      // What is written about one thing is announced under its own name alone.
      const own = NAMES[kind] ? list.map(({ id }) => `${NAMES[kind]}:${id}`) : []
      return { text: sitemap(list, shopUrl), type: 'application/xml', tags: [...TAGS[kind], ...own] }
    })
  }
}
