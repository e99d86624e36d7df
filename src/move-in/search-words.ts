import { LONGEST_SEO } from '#kit/seo-words.ts'
import { isUsualTitle, resolveSeo, type SeoValues } from '#kit/seo-variables.ts'
import { plainText } from '#kit/safe-html.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Wire } from './wire.ts'

export type SeoKind = 'product' | 'page' | 'post' | 'product_cat'
type Words = { title: string; description: string }
/** How the old shop names its pages for search engines. */
export type SeoShop = { name: string; tagline: string; separator: string; templates: Partial<Record<SeoKind, Words>> }

const KINDS: readonly SeoKind[] = ['product', 'page', 'post', 'product_cat']
/** What Yoast calls the signs between the parts of a title. */
const SIGNS: Record<string, string> = {
  'sc-dash': '-',
  'sc-ndash': '–',
  'sc-mdash': '—',
  'sc-colon': ':',
  'sc-middot': '·',
  'sc-bull': '•',
  'sc-star': '*',
  'sc-smstar': '⋆',
  'sc-pipe': '|',
  'sc-tilde': '~',
  'sc-laquo': '«',
  'sc-raquo': '»',
  'sc-lt': '<',
  'sc-gt': '>',
}
const TITLE_KEYS = ['_yoast_wpseo_title', 'wpseo_title', 'rank_math_title']
const DESCRIPTION_KEYS = ['_yoast_wpseo_metadesc', 'wpseo_desc', 'rank_math_description']

/** What the settings of the old shop and of its plug-ins say of titles. */
export function seoShopOf(oldOptions: ReadonlyMap<string, unknown>): SeoShop {
  const said = (name: string) => textOf(oldOptions.get(name))
  const [yoast, rankMath] = [recordOf(oldOptions.get('wpseo_titles')), recordOf(oldOptions.get('rank-math-options-titles'))]
  const templates = KINDS.map((kind) => {
    const [there, here] = kind === 'product_cat' ? ['tax-product_cat', 'tax_product_cat'] : [kind, `pt_${kind}`]
    const title = textOf(yoast[`title-${there}`]) || textOf(rankMath[`${here}_title`])
    return [kind, { title, description: textOf(yoast[`metadesc-${there}`]) || textOf(rankMath[`${here}_description`]) }]
  })
  return {
    name: plainText(said('blogname') || said('title')),
    tagline: plainText(said('blogdescription') || said('description')),
    separator: SIGNS[textOf(yoast['separator'])] ?? (typedLine(plainText(textOf(rankMath['title_separator'])), 3) || '-'),
    templates: Object.fromEntries(templates) as SeoShop['templates'],
  }
}

type About = { kind: SeoKind; name: string; summary: string; values?: SeoValues; notes: string[] }

/** What search engines were told of a thing, where it is more than its name, the shop's name and its summary. */
export function searchWordsOf(data: Wire, seo: SeoShop, { kind, name, summary, values = {}, notes }: About): Words {
  const drawn = recordOf(data['yoast_head_json'])
  const shopName = seo.name || textOf(drawn['og_site_name'])
  const known = {
    title: name,
    term_title: name,
    term: name,
    sitename: shopName,
    sitedesc: seo.tagline,
    excerpt: summary,
    excerpt_only: summary,
    term_description: summary,
    category_description: summary,
    page: '',
    pagenumber: '',
    pagetotal: '',
    ...values,
  }
  const template = seo.templates[kind]
  const unknown = new Set<string>()
  const found = (own: string, keys: readonly string[], there: string, usual: string | undefined, longest: number) => {
    const text = textOf(data[own]) || metaOf(data, keys) || textOf(drawn[there]) || usual || ''
    const resolved = resolveSeo(plainText(text), known, seo.separator)
    for (const one of resolved.unknown) unknown.add(one)
    return typedLine(resolved.text, longest)
  }
  const title = found('seo_title', TITLE_KEYS, 'title', template?.title, LONGEST_SEO.title)
  const description = found('seo_description', DESCRIPTION_KEYS, 'description', template?.description, LONGEST_SEO.description)
  const words = {
    title: isUsualTitle(title, name, shopName) ? '' : title,
    description: description === typedLine(summary, LONGEST_SEO.description) ? '' : description,
  }
  if (unknown.size > 0 && (words.title !== '' || words.description !== ''))
    notes.push(`O título ou a descrição para buscadores usava variáveis que não existem aqui: ${[...unknown].join(', ')}.`)
  return words
}

/** Metas of products are a list, those of the rest a record. */
function metaOf(data: Wire, keys: readonly string[]): string {
  const listed = [...listOf(data['meta_data']), ...listOf(data['meta'])].map(recordOf)
  const record = recordOf(data['meta'])
  for (const key of keys) {
    const found = textOf(record[key]) || textOf(listed.find((one) => one['key'] === key)?.['value'])
    if (found.trim() !== '') return found
  }
  return ''
}
