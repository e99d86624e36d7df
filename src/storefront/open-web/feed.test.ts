import { expect, test } from 'vitest'
import { atom, type Feed, rss } from './feed.ts'

const feed: Feed = {
  title: 'Casa & Barro',
  description: '',
  url: '/blog/',
  selfUrl: '/feed/',
  entries: [
    {
      title: 'Um <b>título</b> & ]]> só',
      url: '/blog/barro/',
      at: new Date('2026-11-15T12:00:00Z'),
      author: 'Ana "A" Lima',
      categories: ['Ofício', 'Casa & mesa'],
      summary: 'Curto.',
      html: '<p><a href="/loja/">a loja</a> <a href="https://fora.example/">fora</a> <img src="/midia/x.webp"></p>',
    },
  ],
}
const SHOP = 'https://loja.example'

test('RSS tells title, date, author and categories, and the text with whole addresses', () => {
  const xml = rss(feed, SHOP)
  expect(xml).toContain('<title>Casa &amp; Barro</title>')
  expect(xml).toContain('<description></description>')
  expect(xml).toContain('<title>Um &lt;b&gt;título&lt;/b&gt; &amp; ]]&gt; só</title>')
  expect(xml).toContain('<guid isPermaLink="true">https://loja.example/blog/barro/</guid>')
  expect(xml).toContain('<pubDate>Sun, 15 Nov 2026 12:00:00 GMT</pubDate>')
  expect(xml).toContain('<dc:creator>Ana &quot;A&quot; Lima</dc:creator>')
  expect(xml).toContain('<category>Casa &amp; mesa</category>')
  expect(xml).toContain('href=&quot;https://loja.example/loja/&quot;')
  expect(xml).toContain('href=&quot;https://fora.example/&quot;')
  expect(xml).toContain('src=&quot;https://loja.example/midia/x.webp&quot;')
})

test('Atom has an id, a date and an author for each entry, and a date even when it is empty', () => {
  const xml = atom({ ...feed, selfUrl: '/feed/atom/' }, SHOP)
  expect(xml).toContain('<id>https://loja.example/blog/barro/</id>')
  expect(xml).toContain('<updated>2026-11-15T12:00:00.000Z</updated>')
  expect(xml).toContain('<link href="https://loja.example/feed/atom/" rel="self" type="application/atom+xml"/>')
  expect(atom({ ...feed, entries: [] }, SHOP)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
