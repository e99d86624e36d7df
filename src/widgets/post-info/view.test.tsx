import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import type { PostFacts } from '#content/blog/contract.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import PostInfo from './view.tsx'
import widget from './widget.ts'

const post: PostFacts = {
  id: 21,
  title: 'Barro',
  url: '/blog/barro/',
  publishedAt: new Date('2026-11-15T01:30:00Z'),
  modifiedAt: new Date('2026-12-24T15:05:00Z'),
  authorName: 'Dora',
  author: undefined,
  categories: [
    { id: 1, name: 'Casa', url: '/categoria/casa/' },
    { id: 2, name: 'Ofício', url: '/categoria/oficio/' },
  ],
  tags: [],
  comments: 1_234,
  commentsOpen: true,
}
const outer = { id: undefined, className: '', 'data-id': 'p1', 'data-element_type': 'widget' }
function textsOf(icon_list: object[], over: Partial<PostFacts> = {}) {
  const { settings } = readFields(widget.fields, { icon_list })
  const html = renderToStaticMarkup(
    <PostInfo settings={settings} data={{ ...post, ...over }} page={aPageInfo()} id="p1" skin="default" outer={outer} />,
  )
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replaceAll(/<[^>]+>/g, ''))
}

test('without a list of its own it says who wrote, when, and what was said', () => {
  expect(textsOf([])).toEqual(['por Dora', '14 de novembro de 2026', '1.234 comentários'])
})

test.each([
  [{ type: 'date', date_format: 'short' }, '14/11/2026'],
  [{ type: 'date', which_date: 'modified', text_prefix: 'Mudado em' }, 'Mudado em 24 de dezembro de 2026'],
  [{ type: 'time', which_date: 'modified' }, '12:05'],
  [{ type: 'terms' }, 'Casa, Ofício'],
  [{ type: 'custom', custom_text: 'Leitura curta' }, 'Leitura curta'],
])('%j reads «%s»', (row, text) => expect(textsOf([row])).toEqual([text]))

test('comments are counted in words', () => {
  expect(textsOf([{ type: 'comments' }], { comments: 0 })).toEqual(['Nenhum comentário'])
  expect(textsOf([{ type: 'comments' }], { comments: 1 })).toEqual(['1 comentário'])
})

test('where comments are closed nobody is invited to be the first; those that there are still count', () => {
  const fact = { type: 'comments', string_no_comments: 'Comente primeiro' }
  expect(textsOf([fact], { comments: 0 })).toEqual(['Comente primeiro'])
  expect(textsOf([fact], { comments: 0, commentsOpen: false })).toEqual([])
  expect(textsOf([fact], { comments: 2, commentsOpen: false })).toEqual(['2 comentários'])
})

test('what the post does not have is left out, and nothing at all is no list', () => {
  expect(textsOf([{ type: 'terms', taxonomy: 'post_tag' }, { type: 'custom' }, { type: 'date' }])).toHaveLength(1)
  expect(textsOf([{ type: 'author' }], { authorName: '' })).toEqual([])
})

test('a date leads to the archive of its day by the clocks of São Paulo', () => {
  const { settings } = readFields(widget.fields, { icon_list: [{ type: 'date' }, { type: 'author', link: '' }] })
  const html = renderToStaticMarkup(
    <PostInfo settings={settings} data={post} page={aPageInfo()} id="p1" skin="default" outer={outer} />,
  )
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/2026/11/14/"'])
})
