import { parentsFirst } from '../parents-first.ts'
import { metaValue } from '../php-serialized.ts'
import type { Row } from './staging.ts'

export type Term = {
  /** As text: a term that an export names only on its items has no number, so its taxonomy and slug stand for it. */
  id: string
  taxonomy: string
  name: string
  slug: string
  parent: string
  description: string
  metas: Record<string, string>
}
export type Terms = {
  all: Term[]
  /** By a row of term_relationships. */
  of: (row: Row) => Term | undefined
  find: (taxonomy: string, slug: string) => Term | undefined
  byId: (id: string) => Term | undefined
}

/** WooCommerce's own, and those of plug-ins from before it had any. */
export const isBrandTaxonomy = (name: string) =>
  /^(product_brands?|pwb-brand|yith_product_brand|berocket_brand|wc-brand|brands?|marcas?)$/.test(name)
export const isReadTaxonomy = (name: string) =>
  /^(product_cat|product_tag|product_shipping_class|category|post_tag|pa_.+)$/.test(name) || isBrandTaxonomy(name)
/** What other rows tell, or programs keep for themselves. */
const SILENT =
  /^(nav_menu|product_type|product_visibility|link_category|post_format|elementor_(library_type|library_category|font_type)|wp_(theme|template_part_area|pattern_category)|action-group|language|term_(language|translations)|post_translations|translation_priority)$/
/** A taxonomy that is told as left behind. */
export const isToldTaxonomy = (name: string) => name !== '' && !isReadTaxonomy(name) && !SILENT.test(name)

type Tables = { terms: Row[]; taxonomies: Row[]; metas: Row[]; named: Row[] }

/** The terms of a shop, from its tables; `named` are those that items name by slug. */
export function readTerms({ terms, taxonomies, metas, named }: Tables): Terms {
  const rows = new Map(terms.map((row) => [row['term_id'] ?? '', row]))
  const metasOf = new Map<string, Record<string, string>>()
  for (const { term_id, meta_key, meta_value } of metas) {
    const known = metasOf.get(term_id ?? '') ?? {}
    if (meta_key && meta_key !== '__proto__') known[meta_key] = meta_value ?? ''
    metasOf.set(term_id ?? '', known)
  }
  const byPlace = new Map<string, Term>()
  const bySlug = new Map<string, Term>()
  const parents = new Map<Term, string>()
  for (const row of taxonomies) {
    const own = rows.get(row['term_id'] ?? '')
    if (!own) continue
    const term: Term = {
      id: row['term_id']!,
      taxonomy: row['taxonomy'] ?? '',
      name: own['name'] ?? '',
      slug: own['slug'] ?? '',
      parent: row['parent'] ?? '0',
      description: row['description'] ?? '',
      metas: metasOf.get(row['term_id']!) ?? {},
    }
    byPlace.set(row['term_taxonomy_id'] ?? '', term)
    bySlug.set(`${term.taxonomy}:${term.slug}`, term)
    if (row['parent_slug']) parents.set(term, row['parent_slug'])
  }
  for (const [term, slug] of parents) term.parent = bySlug.get(`${term.taxonomy}:${slug}`)?.id ?? '0'
  for (const { taxonomy, slug, name } of named) {
    const id = `${taxonomy}:${slug}`
    if (!bySlug.has(id))
      bySlug.set(id, { id, taxonomy: taxonomy!, slug: slug!, name: name || slug!, parent: '0', description: '', metas: {} })
  }
  const find = (taxonomy: string, slug: string) => bySlug.get(`${taxonomy}:${slug}`)
  const all = parentsFirst([...new Set([...byPlace.values(), ...bySlug.values()])])
  const byId = new Map(all.map((term) => [term.id, term]))
  return {
    all,
    byId: (id) => byId.get(id),
    of: (row) =>
      row['term_taxonomy_id'] ? byPlace.get(row['term_taxonomy_id']) : find(row['taxonomy'] ?? '', row['slug'] ?? ''),
    find,
  }
}

/** What Yoast keeps of terms: in one option, by taxonomy and number. */
export function yoastOfTerms(option: string | undefined): (term: Term) => Record<string, unknown> {
  const all = metaValue(option ?? '') as Record<string, Record<string, Record<string, unknown>>> | string
  return ({ taxonomy, id }) => (typeof all === 'object' && all !== null ? (all[taxonomy]?.[id] ?? {}) : {})
}
