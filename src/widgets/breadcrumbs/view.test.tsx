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
const trail = (crumbs: Crumb[]) =>
  renderToStaticMarkup(
    <Breadcrumbs settings={{ align: 'start' }} data={undefined} page={aPage(crumbs)} id="b1" skin="default" outer={outer} />,
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
