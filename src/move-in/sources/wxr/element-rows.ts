import type { TableRow } from '../sql-dump/read-dump.ts'

/** One element with all that is in it. Names of namespaces stay: `wp:postmeta`. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

type Row = TableRow['row']

/** Rows are told as those of a database whose tables begin so. */
const PREFIX = 'wp_'
const rowOf = (table: string, row: Row): TableRow => ({ table: PREFIX + table, row })

/** What the file says of the site itself. */
export function channelRows({ name, text }: XmlElement): TableRow[] {
  const option = { title: 'blogname', 'wp:base_blog_url': 'home', 'wp:base_site_url': 'siteurl', language: 'WPLANG' }[name]
  return option === undefined ? [] : [rowOf('options', { option_name: option, option_value: text.trim() })]
}

/** An item, category, tag or term as rows. */
export const elementRows = (element: XmlElement): TableRow[] => (element.name === 'item' ? itemRows(element) : termRows(element))

const valueOf = (element: XmlElement, ...names: string[]) =>
  element.children.find(({ name }) => names.includes(name))?.text.trim() ?? ''

const TAXONOMIES: Record<string, string> = { 'wp:category': 'category', 'wp:tag': 'post_tag' }

function termRows(element: XmlElement): TableRow[] {
  const slug = valueOf(element, 'wp:term_slug', 'wp:category_nicename', 'wp:tag_slug')
  const taxonomy = TAXONOMIES[element.name] ?? valueOf(element, 'wp:term_taxonomy')
  // Until WordPress 3.0 they had no numbers there.
  const term_id = valueOf(element, 'wp:term_id') || `${taxonomy}:${slug}`
  if (slug === '' || taxonomy === '') return []
  return [
    rowOf('terms', { term_id, slug, name: valueOf(element, 'wp:term_name', 'wp:cat_name', 'wp:tag_name') }),
    rowOf('term_taxonomy', {
      term_taxonomy_id: term_id,
      term_id,
      taxonomy,
      description: valueOf(element, 'wp:term_description', 'wp:category_description', 'wp:tag_description'),
      parent: '0',
      parent_slug: valueOf(element, 'wp:term_parent', 'wp:category_parent'),
    }),
    ...metaRows(element, 'wp:termmeta', (meta) => rowOf('termmeta', { term_id, ...meta })),
  ]
}

const metaRows = (element: XmlElement, name: string, make: (meta: Row) => TableRow): TableRow[] =>
  element.children
    .filter((child) => child.name === name)
    .map((meta) =>
      make({
        meta_key: valueOf(meta, 'wp:meta_key'),
        // A value keeps its spaces: lengths in it count them.
        meta_value: meta.children.find((child) => child.name === 'wp:meta_value')?.text ?? '',
      }),
    )

const POST_COLUMNS = [
  ...'post_date post_date_gmt post_modified post_modified_gmt comment_status post_name post_parent'.split(' '),
  ...'menu_order post_type post_password is_sticky attachment_url'.split(' '),
]

function itemRows(item: XmlElement): TableRow[] {
  const ID = valueOf(item, 'wp:post_id')
  if (ID === '') return [rowOf('unnumbered_items', { title: valueOf(item, 'title') })]
  const untrimmed = (name: string) => item.children.find((child) => child.name === name)?.text ?? ''
  const post: Row = {
    ID,
    post_title: valueOf(item, 'title'),
    post_content: untrimmed('content:encoded'),
    post_excerpt: untrimmed('excerpt:encoded'),
    post_status: valueOf(item, 'wp:status'),
    post_author: valueOf(item, 'dc:creator'),
    guid: valueOf(item, 'guid'),
    link: valueOf(item, 'link'),
    ...Object.fromEntries(POST_COLUMNS.map((column) => [column, valueOf(item, `wp:${column}`)])),
  }
  return [
    rowOf('posts', post),
    ...metaRows(item, 'wp:postmeta', (meta) => rowOf('postmeta', { post_id: ID, ...meta })),
    ...item.children
      .filter(({ name, attributes }) => name === 'category' && attributes['domain'] && attributes['nicename'])
      .map(({ attributes, text }) =>
        rowOf('term_relationships', {
          object_id: ID,
          // Until WordPress 3.0 tags were called so.
          taxonomy: attributes['domain'] === 'tag' ? 'post_tag' : attributes['domain']!,
          slug: attributes['nicename']!,
          name: text.trim(),
        }),
      ),
    ...item.children.filter(({ name }) => name === 'wp:comment').flatMap((comment) => commentRows(comment, ID)),
  ]
}

const COMMENT_COLUMNS = ['author', 'author_email', 'author_url', 'date', 'date_gmt', 'approved', 'type', 'parent']

function commentRows(comment: XmlElement, postId: string): TableRow[] {
  const comment_ID = valueOf(comment, 'wp:comment_id')
  return [
    rowOf('comments', {
      comment_ID,
      comment_post_ID: postId,
      comment_content: valueOf(comment, 'wp:comment_content'),
      user_id: valueOf(comment, 'wp:comment_user_id'),
      ...Object.fromEntries(COMMENT_COLUMNS.map((column) => [`comment_${column}`, valueOf(comment, `wp:comment_${column}`)])),
    }),
    ...metaRows(comment, 'wp:commentmeta', (meta) => rowOf('commentmeta', { comment_id: comment_ID, ...meta })),
  ]
}
