import { comparisonPattern } from '#content/redirects/comparison.ts'
import type { MovedThing } from '../../moved-thing.ts'
import { metaValue } from '../php-serialized.ts'
import type { Addresses } from './addresses.ts'
import type { OldShop } from './old-shop.ts'
import { postOf, slugOf } from './posts.ts'

type Redirect = { from: string; to: string; code: number; kind: 'exact' | 'regex' }

/** Redirects of Yoast, Rank Math and Redirection, and former addresses that WordPress remembers. */
export async function* redirectThings(shop: OldShop, addresses: Addresses): AsyncGenerator<MovedThing> {
  const all = [...yoastRedirects(shop), ...rankMathRedirects(shop), ...redirectionRedirects(shop)]
  const home = shop.options.get('home') ?? shop.options.get('siteurl') ?? ''
  for (const [oldId, redirect] of all)
    if (redirect.from !== '') yield { kind: 'redirect', oldId, data: { ...redirect, to: withoutHome(redirect.to, home) } }
  yield* formerAddresses(shop, addresses)
}

/** Plug-ins write their own shop's address before its paths, with either scheme. */
function withoutHome(to: string, home: string): string {
  const [host, rest] = [home, to].map((address) => address.replace(/^https?:\/\/(?:www\.)?/i, ''))
  return host && /^https?:/i.test(to) && rest!.startsWith(host) ? rest!.slice(host.length) || '/' : to
}

type Named = [oldId: string, redirect: Redirect]

function yoastRedirects({ options }: OldShop): Named[] {
  const list = metaValue(options.get('wpseo-premium-redirects-base') ?? '')
  return Object.values(typeof list === 'object' && list !== null ? list : {}).flatMap((one: unknown, at) => {
    const { origin, url, type, format } = (one ?? {}) as Record<string, unknown>
    if (typeof origin !== 'string') return []
    const kind = format === 'regex' ? 'regex' : 'exact'
    return [
      [
        `yoast:${at}`,
        { from: kind === 'exact' ? pathOf(origin) : origin, to: String(url ?? ''), code: Number(type) || 301, kind },
      ],
    ]
  })
}

/** One rule may have several sources; what is not the whole path is told as a pattern. */
function rankMathRedirects({ rankMathRedirects: rows }: OldShop): Named[] {
  return rows
    .filter((row) => row['status'] === 'active')
    .flatMap((row) => {
      const sources = metaValue(row['sources'] ?? '')
      return Object.values(typeof sources === 'object' && sources !== null ? sources : {}).map((source: unknown, at): Named => {
        const { pattern, comparison } = (source ?? {}) as Record<string, unknown>
        const fitting = comparisonPattern(String(pattern ?? ''), String(comparison))
        const from = fitting ?? pathOf(String(pattern ?? ''))
        const redirect = { from, to: row['url_to'] ?? '', code: Number(row['header_code']) || 301 }
        return [`rank-math:${row['id']}:${at}`, { ...redirect, kind: fitting === undefined ? 'exact' : 'regex' }]
      })
    })
}

const redirectionRedirects = ({ redirectionItems: rows }: OldShop): Named[] =>
  rows
    .filter((row) => row['status'] === 'enabled' && (row['action_type'] ?? 'url') === 'url')
    .map((row) => {
      const kind = row['regex'] === '1' ? 'regex' : 'exact'
      const from = kind === 'exact' ? pathOf(row['url'] ?? '') : (row['url'] ?? '')
      return [`redirection:${row['id']}`, { from, to: row['action_data'] ?? '', code: Number(row['action_code']) || 301, kind }]
    })

async function* formerAddresses({ staging, table }: OldShop, addresses: Addresses): AsyncGenerator<MovedThing> {
  for (let last = 0; ;) {
    const rows = await staging.after(table('postmeta:old-slug'), last, 300)
    if (rows.length === 0) return
    const keys = rows.map(({ key }) => key)
    const slugs = await staging.byKeys(table('postmeta:old-slug'), keys)
    for (const type of ['product', 'page', 'post']) {
      for (const [id, [row]] of await staging.byKeys(table(`posts:${type}`), keys)) {
        const post = postOf(id, row!)
        const formers = new Set((slugs.get(id) ?? []).map((one) => slugOf(one['meta_value'] ?? '')))
        for (const former of formers) {
          if (former === '' || former === post.slug) continue
          const [from, to] = [pathOf(addresses.withSlug(post, former)), pathOf(addresses.withSlug(post, post.slug))]
          yield { kind: 'redirect', oldId: `slug:${id}:${former}`, data: { from, to, code: 301, kind: 'exact' } }
        }
      }
    }
    last = keys.at(-1)!
  }
}

/** The path of an address, with a slash before it. */
function pathOf(address: string): string {
  const bare = address.trim()
  if (bare === '') return ''
  if (/^https?:\/\//i.test(bare)) return URL.canParse(bare) ? decoded(new URL(bare).pathname + new URL(bare).search) : ''
  return decoded(bare.startsWith('/') ? bare : `/${bare}`)
}
const decoded = slugOf
