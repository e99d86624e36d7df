import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TableRow } from '../sql-dump/read-dump.ts'
import { createWxrParser } from './read-wxr.ts'

function rowsOf(xml: string, size = 11) {
  const rows: TableRow[] = []
  const parser = createWxrParser((found) => rows.push(...found))
  for (let at = 0; at < xml.length; at += size) parser.write(xml.slice(at, at + size))
  parser.end()
  return rows
}
const within = (xml: string) =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Loja &amp; Cia</title><wp:base_blog_url>https://x.example</wp:base_blog_url>${xml}</channel></rss>`

test('an item comes as rows of posts, metas, terms and comments', () => {
  const rows = rowsOf(
    within(`<item><title><![CDATA[Café & pão]]></title><link>https://x.example/produto/cafe/</link>
      <content:encoded><![CDATA[<p>um ]]]]><![CDATA[> dois</p>\u0003]]></content:encoded>
      <wp:post_id>7</wp:post_id><wp:post_type>product</wp:post_type><wp:status>publish</wp:status>
      <category domain="product_cat" nicename="bebidas"><![CDATA[Bebidas]]></category>
      <wp:postmeta><wp:meta_key>_sku</wp:meta_key><wp:meta_value><![CDATA[ A-1]]></wp:meta_value></wp:postmeta>
      <wp:comment><wp:comment_id>3</wp:comment_id><wp:comment_type>review</wp:comment_type>
        <wp:commentmeta><wp:meta_key>rating</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:commentmeta></wp:comment></item>`),
  )
  const of = (table: string) => rows.filter((row) => row.table === `wp_${table}`).map(({ row }) => row)
  expect(of('options')).toEqual([
    { option_name: 'blogname', option_value: 'Loja & Cia' },
    { option_name: 'home', option_value: 'https://x.example' },
  ])
  expect(of('posts')).toMatchObject([
    { ID: '7', post_title: 'Café & pão', post_type: 'product', post_content: '<p>um ]]> dois</p>\u0003' },
  ])
  expect(of('postmeta')).toEqual([{ post_id: '7', meta_key: '_sku', meta_value: ' A-1' }])
  expect(of('term_relationships')).toEqual([{ object_id: '7', taxonomy: 'product_cat', slug: 'bebidas', name: 'Bebidas' }])
  expect(of('comments')).toMatchObject([{ comment_ID: '3', comment_post_ID: '7', comment_type: 'review' }])
  expect(of('commentmeta')).toEqual([{ comment_id: '3', meta_key: 'rating', meta_value: '5' }])
})

test('an export that was cut by size is read as one', () => {
  const part = (id: number) => within(`<item><title>T${id}</title><wp:post_id>${id}</wp:post_id></item>`)
  const rows = rowsOf(`${part(1)}\n${part(2)}`).filter(({ table }) => table === 'wp_posts')
  expect(rows.map(({ row }) => row['ID'])).toEqual(['1', '2'])
})

test('terms come with their parents by slug and their metas', () => {
  const rows = rowsOf(
    within(`<wp:term><wp:term_id>4</wp:term_id><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>cha</wp:term_slug>
      <wp:term_parent>bebidas</wp:term_parent><wp:term_name><![CDATA[Chá]]></wp:term_name>
      <wp:termmeta><wp:meta_key>thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:termmeta></wp:term>
      <wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>novo</wp:tag_slug><wp:tag_name>Novo</wp:tag_name></wp:tag>`),
  ).filter(({ table }) => table !== 'wp_options')
  expect(rows.map(({ table, row }) => [table, row['slug'] ?? row['taxonomy'] ?? row['meta_key']])).toEqual([
    ['wp_terms', 'cha'],
    ['wp_term_taxonomy', 'product_cat'],
    ['wp_termmeta', 'thumbnail_id'],
    ['wp_terms', 'novo'],
    ['wp_term_taxonomy', 'post_tag'],
  ])
  expect(rows[1]!.row['parent_slug']).toBe('bebidas')
})

test('entities are not unfolded, deep nesting and damage do no harm', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  const row = rowsOf(`${bomb}${within('<item><wp:post_id>1</wp:post_id><title>&b;</title></item>')}`).find(
    ({ table }) => table === 'wp_posts',
  )
  expect(row!.row['post_title']).toBe('&b;')
  expect(rowsOf(within(`<item>${'<a>'.repeat(50_000)}`), 4_096)).toBeDefined()
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<item>',
          '</item>',
          '<wp:post_id>',
          '1',
          '</wp:post_id>',
          '<![CDATA[',
          ']]>',
          '<',
          '&',
          '"',
          '<wp:comment>',
        ),
      ),
      (parts) => void rowsOf(within(parts.join('')), 5),
    ),
  )
})

test('an export of WordPress 2 has terms without numbers, and tags by their old name', () => {
  const rows = rowsOf(
    within(`<wp:category><wp:category_nicename>filha</wp:category_nicename><wp:category_parent>pai</wp:category_parent><wp:cat_name>Filha</wp:cat_name></wp:category>
      <item><title>Olá</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><category domain="tag" nicename="sol">Sol</category></item>
      <item><title>Sem número</title><wp:post_type>page</wp:post_type></item>`),
  )
  const of = (table: string) => rows.filter((row) => row.table === `wp_${table}`).map(({ row }) => row)
  expect(of('term_taxonomy')).toMatchObject([{ term_id: 'category:filha', taxonomy: 'category', parent_slug: 'pai' }])
  expect(of('term_relationships')).toMatchObject([{ taxonomy: 'post_tag', slug: 'sol' }])
  expect(of('unnumbered_items')).toEqual([{ title: 'Sem número' }])
})
