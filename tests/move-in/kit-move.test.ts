import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { openSource } from '#move-in/sources/open-source.ts'
import { zipOf } from '#tests/support/zip-file.ts'
import { aMovingShop } from './moving-shop.ts'

const json = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) })
const prop = (type: string, value: unknown) => ({ $$type: type, value })
const widget = (widgetType: string, settings: object) => ({ id: 'w1', elType: 'widget', widgetType, settings, elements: [] })
const page = (...elements: unknown[]) => ({ content: [{ id: 'c1', elType: 'container', settings: {}, elements }], settings: {} })
const SITE = 'https://kit.example'

const item = (id: number, type: string, fields: string, metas: Record<string, string> = {}) =>
  `<item><title></title><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type><wp:post_name>i${id}</wp:post_name>${fields}${Object.entries(
    metas,
  )
    .map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`)
    .join('')}</item>`
const wxr = (...items: string[]) =>
  Buffer.from(`<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items.join('')}</channel></rss>`)
const IN_MENU = '<category domain="nav_menu" nicename="principal">Principal</category>'
const point = (id: number, order: number, objectId: number) =>
  item(id, 'nav_menu_item', `<wp:menu_order>${order}</wp:menu_order>${IN_MENU}`, {
    _menu_item_type: 'post_type',
    _menu_item_object: 'page',
    _menu_item_object_id: String(objectId),
  })

const KIT = zipOf([
  json('manifest.json', {
    name: 'kit',
    site: SITE,
    templates: {
      7: { title: 'Topo', doc_type: 'header', conditions: ['include/general'] },
      8: { title: 'Oferta', doc_type: 'popup' },
      9: { title: 'Bloco', doc_type: 'section' },
      10: { title: 'Lista', doc_type: 'product-archive', conditions: ['include/product_archive/product_cat/31'] },
    },
    content: {
      page: {
        20: { title: 'Início', doc_type: 'wp-page', url: `${SITE}/inicio/` },
        21: { title: 'Equipe', doc_type: 'wp-page', url: `${SITE}/inicio/equipe/`, post_parent: 20 },
      },
    },
  }),
  json('site-settings.json', { settings: { custom_colors: [{ _id: 'ab12', color: '#7A1F3D' }] } }),
  json('global-classes.json', {
    items: {
      'g-1': {
        id: 'g-1',
        variants: [{ meta: { breakpoint: 'desktop', state: null }, props: { color: prop('color', '#0a7b6c') } }],
      },
    },
    order: ['g-1'],
  }),
  json('taxonomies/product_cat.json', [
    { term_id: 31, name: 'Redes', slug: 'redes', taxonomy: 'product_cat', parent: 30, description: '' },
    { term_id: 30, name: 'Casa', slug: 'casa', taxonomy: 'product_cat', parent: 0, description: '' },
  ]),
  json('taxonomies/nav_menu.json', [{ term_id: 40, name: 'Principal', slug: 'principal', taxonomy: 'nav_menu', parent: 0 }]),
  json('templates/7.json', page(widget('heading', { title: 'Loja' }))),
  json('templates/8.json', page(widget('heading', { title: 'Oferta' }))),
  json('templates/9.json', page(widget('heading', { title: 'Bloco' }))),
  json('templates/10.json', page(widget('wc-archive-products', {}))),
  json(
    'content/page/20.json',
    page(
      widget('button', { text: 'Equipe', link: { url: `${SITE}/inicio/equipe/` } }),
      widget('template', { template_id: '9' }),
      widget('button', { text: 'Abrir', link: { url: `#elementor-action:action=popup:open&settings=${btoa('{"id":"8"}')}` } }),
      widget('e-heading', { title: prop('string', 'Oi'), classes: prop('classes', ['g-1']) }),
    ),
  ),
  json('content/page/21.json', page(widget('heading', { title: 'Equipe' }))),
  { name: 'wp-content/nav_menu_item/nav_menu_item.xml', bytes: wxr(point(50, 1, 20), point(51, 2, 21)) },
])

test('a kit comes with its links: pages, templates, popups, conditions, menus and categories find each other', async () => {
  const shop = await aMovingShop()
  onTestFinished(() => shop.close())
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-kit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'kit.zip'), KIT)
  const { source } = await openSource({ file: join(folder, 'kit.zip'), db: shop.db, name: 'kit' })
  const things: MovedThing[] = []
  for await (const one of source.things()) if ('kind' in one) things.push(one)
  await shop.bring(things)

  const content = async (kind: string, oldId: string) =>
    await shop.db
      .selectFrom('content')
      .selectAll()
      .where('id', '=', (await shop.here(kind, oldId))!)
      .executeTakeFirstOrThrow()
  const [home, team, block, popup] = await Promise.all([
    content('page', 'kit:20'),
    content('page', 'kit:21'),
    content('template', 'kit:9'),
    content('popup', 'kit:8'),
  ])
  expect(team.parent_id).toBe(home.id)
  const [toTeam, template, opens, heading] = (home.document as { elements: { settings: Record<string, unknown> }[] }[]).flatMap(
    ({ elements }) => elements,
  )
  expect(toTeam!.settings).toMatchObject({ link: { url: '/equipe/' } })
  expect(template!.settings['template_id']).toBe(block.id)
  const { url } = opens!.settings['link'] as { url: string }
  expect(JSON.parse(atob(decodeURIComponent(url).split('settings=')[1]!))).toMatchObject({ id: String(popup.id) })
  expect(heading!.settings).toMatchObject({ title_color: '#0a7b6c' })

  const category = await shop.here('term', '31')
  expect((await content('template', 'kit:10')).settings).toMatchObject({
    conditions: [`include/product_archive/product_cat/${category}`],
  })
  expect(await shop.here('term', '30')).toEqual(
    (await shop.db.selectFrom('categories').select('parent_id').where('id', '=', category!).executeTakeFirstOrThrow()).parent_id,
  )
  const menu = await shop.db
    .selectFrom('menus')
    .select('items')
    .where('id', '=', (await shop.here('menu', '40'))!)
    .executeTakeFirstOrThrow()
  expect(menu.items).toMatchObject([
    { title: 'Início', url: '/inicio/' },
    { title: 'Equipe', url: '/equipe/' },
  ])
})
