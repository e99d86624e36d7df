import { metaValue } from '../php-serialized.ts'
import type { OldShop } from './old-shop.ts'
import { type Post, postOf } from './posts.ts'
import type { Term } from './terms.ts'

export type Addresses = {
  ofPost: (post: Post) => string
  ofTerm: (term: Term) => string
  /** A product or post as its address would be with another slug. */
  withSlug: (post: Post, slug: string) => string
}

const BASES = {
  product_cat: 'product-category',
  product_tag: 'product-tag',
  product_brand: 'brand',
  category: 'category',
  post_tag: 'tag',
}
const MOST_PAGES = 50_000

/** Where things stood in the old shop, by its permalink settings. */
export async function readAddresses(shop: OldShop): Promise<Addresses> {
  const { options } = shop
  const home = (options.get('home') ?? options.get('siteurl') ?? '').replace(/\/+$/, '')
  const raw = metaValue(options.get('woocommerce_permalinks') ?? '')
  const bases = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const base = (name: string, otherwise: string) => String(bases[name] || otherwise).replaceAll(/^\/+|\/+$/g, '')
  const pages = await readPages(shop)
  const path = (...parts: string[]) => `${home}/${parts.filter((part) => part !== '').join('/')}/`

  const pagePath = (slug: string, parent: number) => {
    const parts = [slug]
    for (let at = pages.get(parent), depth = 0; at && depth < 20; at = pages.get(at.parent), depth++) parts.unshift(at.slug)
    return path(...parts)
  }
  const withSlug = (post: Post, slug: string) => {
    if (post.type === 'product')
      return path(...base('product_base', 'product').replace('%product_cat%', categoryPath(shop, post)).split('/'), slug)
    if (post.type === 'page') return pagePath(slug, post.parent)
    const structure = options.get('permalink_structure') || '/?p=%post_id%'
    const [year = '', month = '', day = ''] = (post.date ?? '').slice(0, 10).split('-')
    const category = post.terms.find(({ taxonomy }) => taxonomy === 'category')?.slug ?? 'uncategorized'
    const values: Record<string, string> = {
      year,
      monthnum: month,
      day,
      postname: slug,
      post_id: String(post.id),
      category,
      author: post.author,
    }
    return home + structure.replaceAll(/%(\w+)%/g, (all, name: string) => values[name] ?? all)
  }
  const termBase = (taxonomy: string) => {
    if (taxonomy === 'product_cat') return base('category_base', BASES.product_cat)
    if (taxonomy === 'product_tag') return base('tag_base', BASES.product_tag)
    if (taxonomy === 'category') return options.get('category_base') || BASES.category
    if (taxonomy === 'post_tag') return options.get('tag_base') || BASES.post_tag
    if (taxonomy.startsWith('pa_')) return [base('attribute_base', ''), taxonomy.slice(3)].filter(Boolean).join('/')
    return taxonomy === 'product_brand' ? BASES.product_brand : taxonomy
  }
  return {
    ofPost: (post) => post.link || withSlug(post, post.slug),
    ofTerm: (term) => path(termBase(term.taxonomy), ...ancestors(shop, term).map(({ slug }) => slug)),
    withSlug,
  }
}

/** Also a page's parents stand in its address. */
async function readPages({ staging, table }: OldShop) {
  const pages = new Map<number, { slug: string; parent: number }>()
  for (let last = 0; pages.size < MOST_PAGES;) {
    const rows = await staging.after(table('posts:page'), last, 500)
    if (rows.length === 0) break
    for (const { key, row } of rows) {
      const { slug, parent } = postOf(key, row)
      pages.set(key, { slug, parent })
    }
    last = rows.at(-1)!.key
  }
  return pages
}

function ancestors({ terms }: OldShop, term: Term): Term[] {
  const line = [term]
  for (let at = terms.byId(term.parent); at && line.length < 20; at = terms.byId(at.parent)) line.unshift(at)
  return line
}

function categoryPath(shop: OldShop, { terms }: Post) {
  const category = terms.find(({ taxonomy }) => taxonomy === 'product_cat')
  return category
    ? ancestors(shop, category)
        .map(({ slug }) => slug)
        .join('/')
    : 'uncategorized'
}
