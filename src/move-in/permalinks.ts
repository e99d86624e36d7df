import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { RedirectInput } from '#content/redirects/contract.ts'
import { knownAddress } from '#content/redirects/known-addresses.ts'

/** Pages that this shop has already, by the option in which the old one kept their numbers. */
const PAGES: Record<string, string> = {
  woocommerce_shop_page_id: '/loja/',
  woocommerce_cart_page_id: '/cart/',
  woocommerce_checkout_page_id: '/checkout/',
  woocommerce_myaccount_page_id: '/minha-conta/',
  page_for_posts: '/blog/',
}
const SLUG = '([^/]+)/$'
const ABOVE = '(?:[^/]+/)'

/** What settings of the old shop say about its addresses; undefined for all other settings. */
export function permalinkRedirects(name: string, value: unknown): RedirectInput[] | undefined {
  if (Object.hasOwn(PAGES, name)) {
    const id = String(value ?? '')
    return /^[1-9]\d{0,14}$/.test(id) ? [{ from: `/?page_id=${id}`, to: PAGES[name]!, kind: 'exact', code: 301 }] : []
  }
  if (name === 'category_base') return listRedirects(textOf(value), '/categoria/')
  if (name === 'tag_base') return listRedirects(textOf(value), '/tag/')
  if (name === 'permalink_structure') return postRedirects(textOf(value))
  if (name !== 'woocommerce_permalinks') return undefined
  const { product_base: product, category_base: category, tag_base: tag } = recordOf(value)
  return [
    ...productRedirects(textOf(product)),
    ...listRedirects(textOf(category), '/categoria-produto/'),
    ...listRedirects(textOf(tag), '/tag-produto/'),
  ]
}

/** `/loja/%product_cat%` stands for as many addresses of a product as it has categories. */
function productRedirects(raw: string): RedirectInput[] {
  const base = bare(raw)
  const [fixed, rest] = base.split('%product_cat%')
  if (base === '' || fixed === undefined) return []
  if (rest === undefined)
    return isOwn(`/${base}/x/`, '/produto/x/') ? [] : [pattern(`^/${escaped(base)}/${SLUG}`, '/produto/$1/')]
  const start = bare(fixed)
  return start === '' ? [] : [pattern(`^/${escaped(start)}/${ABOVE}+${SLUG}`, '/produto/$1/')]
}

function listRedirects(raw: string, target: string): RedirectInput[] {
  const base = bare(raw)
  if (base === '' || base.includes('%') || isOwn(`/${base}/x/`, `${target}x/`)) return []
  return [pattern(`^/${escaped(base)}/${ABOVE}*${SLUG}`, `${target}$1/`)]
}

const own = (table: Record<string, string>, name: string) => (Object.hasOwn(table, name) ? table[name] : undefined)

/** Only structures that no page could have: others come post by post. */
function postRedirects(structure: string): RedirectInput[] {
  const parts = bare(structure).split('/')
  const last = parts.at(-1)
  const isMarked = parts.some((part) => part === '%year%' || (part !== '' && !part.includes('%')))
  if (last !== '%postname%' || !isMarked) return []
  const spelled = parts.slice(0, -1).map((part) => own(PARTS, part) ?? (part.includes('%') ? '[^/]+' : escaped(part)))
  const sample = `/${parts.map((part) => own(SAMPLES, part) ?? part).join('/')}/`
  return isOwn(sample, '/blog/x/') ? [] : [pattern(`^/${[...spelled, SLUG].join('/')}`, '/blog/$1/')]
}
const PARTS: Record<string, string> = {
  '%year%': '\\d{4}',
  '%monthnum%': '\\d{2}',
  '%day%': '\\d{2}',
  '%category%': '(?:[^/]+/)*[^/]+',
}
const SAMPLES: Record<string, string> = { '%year%': '2023', '%monthnum%': '05', '%day%': '12', '%postname%': 'x' }

const pattern = (from: string, to: string): RedirectInput => ({ from, to, kind: 'pattern', code: 301 })
const isOwn = (from: string, to: string) => from === to || knownAddress(from) === to
const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
