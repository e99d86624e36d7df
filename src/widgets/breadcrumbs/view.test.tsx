import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Crumb, PageInfo } from '#builder/page-info.ts'
import Breadcrumbs from './view.tsx'

const aPage = (crumbs: Crumb[]): PageInfo => ({
  id: 1,
  kind: 'product',
  title: 'Caneca Serra',
  path: '/produto/caneca-serra/',
  url: 'https://loja.example/produto/caneca-serra/',
  shopName: 'Casa Aroeira',
  crumbs,
  editMode: false,
  pageNumber: 1,
})
const outer = { id: undefined, className: '', 'data-id': 'b1', 'data-element_type': 'widget' }
const PLAIN = { align: 'start', separator: 'slash', look: 'plain', show_home_icon: false } as const
const trail = (crumbs: Crumb[], settings: Partial<Parameters<typeof Breadcrumbs>[0]['settings']> = {}) =>
  renderToStaticMarkup(
    <Breadcrumbs
      settings={{ ...PLAIN, ...settings }}
      data={undefined}
      page={aPage(crumbs)}
      id="b1"
      skin="default"
      outer={outer}
    />,
  )

test('every step of the trail is a link but the last, which is the page itself', () => {
  const html = trail([
    { title: 'Início', url: '/' },
    { title: 'Cerâmica', url: '/categoria-produto/ceramica/' },
    { title: 'Caneca Serra', url: '/produto/caneca-serra/' },
  ])
  expect(html).toContain('<a href="/">Início</a>')
  expect(html).toContain('<a href="/categoria-produto/ceramica/">Cerâmica</a>')
  expect(html).toContain('<span aria-current="page">Caneca Serra</span>')
  expect(html.match(/<a /g)).toHaveLength(2)
})

test('the home page has no trail', () => {
  expect(trail([{ title: 'Início', url: '/' }])).toBe('')
})

test('a trail can stand in a band, with a house at its first step and other signs between them', () => {
  const steps = [
    { title: 'Início', url: '/' },
    { title: 'Cerâmica', url: '/categoria-produto/ceramica/' },
  ]
  const html = trail(steps, { align: 'center', separator: 'chevron', look: 'band', show_home_icon: true })
  expect(html).toContain('data-align="center" data-separator="chevron" data-look="band"')
  expect(html).toMatch(/<a href="\/"><svg.*<\/svg>Início<\/a>/)
  expect(html.match(/<svg/g)).toHaveLength(1)
  expect(trail(steps)).not.toMatch(/<svg|data-separator|data-look/)
})
