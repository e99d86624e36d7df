import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { aMovingShop, aThing } from './moving-shop.ts'

let shop: Awaited<ReturnType<typeof aMovingShop>>
beforeAll(async () => {
  shop = await aMovingShop()
  await shop.db
    .insertInto('content')
    .values({
      type: 'template',
      part: 'header',
      slug: 'daqui',
      title: 'Daqui',
      status: 'publish',
      document: '[]',
      published_at: new Date(),
      picture_id: null,
      author_id: null,
      parent_id: null,
    })
    .execute()
})
afterAll(() => shop.close())

const widget = (widgetType: string, settings: object, more: object = {}) => ({
  id: `w${widgetType.replaceAll(/\W/g, '')}`.slice(0, 8),
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
  ...more,
})
const built = (type: string, elements: unknown[], meta: object = {}) => ({
  status: 'publish',
  title: { raw: `Um ${type}` },
  meta: {
    _elementor_edit_mode: 'builder',
    _elementor_template_type: type,
    _elementor_data: JSON.stringify([{ id: 'a1', elType: 'container', settings: {}, elements }]),
    ...meta,
  },
})
const popupLink = (id: number) => `#elementor-action:action=popup:open&settings=${btoa(JSON.stringify({ id: String(id) }))}`
const PICTURE = 'https://www.antiga.example/wp-content/uploads/2024/05/foto'

function things(facts: { heading?: string; brand?: string } = {}): MovedThing[] {
  const { heading = 'Quem somos', brand = '#7A1F3D' } = facts
  return [
    aThing('setting', 'siteurl', { value: 'https://antiga.example' }),
    aThing('media', 12, { source_url: `${PICTURE}.jpg`, mime_type: 'image/jpeg', alt_text: 'A loja' }),
    aThing('page', 40, {
      ...built('wp-page', [
        widget('heading', { title: heading, __globals__: { title_color: 'globals/colors?id=ab12cd3' } }),
        widget('button', { text: 'Abrir', link: { url: popupLink(60) } }),
        widget('template', { template_id: '51' }),
        widget('image', { image: { id: 12, url: `${PICTURE}-300x200.jpg` } }),
        widget('image', { image: { id: 12, url: 'https://outra.example/de-fora.png' } }),
        widget('text-editor', { editor: '<p><a href="https://www.antiga.example/contato/?de=1">Fale</a></p>' }),
      ]),
      slug: 'sobre',
      link: 'https://antiga.example/sobre/',
    }),
    aThing('page', 41, {
      ...built('wp-page', [widget('heading', { title: 'Contato' })]),
      slug: 'fale-conosco',
      link: 'https://antiga.example/contato/',
    }),
    aThing('template', 50, {
      ...built('header', [widget('heading', { title: 'Topo' })], { _elementor_conditions: ['include/general'] }),
      slug: 'topo',
    }),
    aThing('template', 51, { ...built('section', [widget('heading', { title: 'Bloco' })]), slug: 'bloco' }),
    aThing('template', 52, {
      ...built('single-post', [widget('theme-post-content', {})], { _elementor_conditions: ['include/singular/post'] }),
      slug: 'texto',
    }),
    aThing('template', 53, { ...built('loop-item', [widget('theme-post-title', {})]), slug: 'cartao' }),
    aThing('popup', 60, {
      ...built('popup', [widget('heading', { title: 'Ganhe 10%' })], {
        _elementor_conditions: ['include/singular/page/40', 'exclude/singular/page/41'],
        _elementor_popup_display_settings: {
          triggers: { page_load: 'yes', page_load_delay: 4 },
          timing: { times: 'yes', times_times: 2 },
        },
        _elementor_page_settings: { width: { unit: 'px', size: 500 }, entrance_animation: 'fadeIn' },
      }),
      slug: 'ganhe',
    }),
    aThing('popup', 61, {
      ...built('popup', [widget('heading', { title: 'Só em maio' })], {
        _elementor_conditions: ['include/general'],
        _elementor_popup_display_settings: { triggers: { page_load: 'yes' }, timing: { schedule: 'yes' } },
      }),
      slug: 'maio',
    }),
    aThing('kit', 70, {
      title: { raw: 'Kit' },
      is_active: true,
      meta: {
        _elementor_page_settings: {
          system_colors: [{ _id: 'primary', color: brand }],
          custom_colors: [{ _id: 'ab12cd3', color: '#224466' }],
          system_typography: [{ _id: 'primary', typography_font_family: 'Playfair Display' }],
        },
      },
    }),
  ]
}

const contentOf = async (kind: string, oldId: number) => {
  const id = await shop.here(kind, String(oldId))
  return await shop.db.selectFrom('content').selectAll().where('id', '=', id!).executeTakeFirstOrThrow()
}
const looks = async () =>
  (await shop.db.selectFrom('settings').select('value').where('name', '=', 'past_themes').executeTakeFirst())?.value ?? []

test('documents keep what they refer to: pictures, popups, blocks, pages and colours of the old shop', async () => {
  const id = await shop.bring(things())
  const page = await contentOf('page', 40)
  const stored = JSON.stringify(page.document)
  const popup = await contentOf('popup', 60)
  const block = await contentOf('template', 51)
  const contact = await contentOf('page', 41)
  expect(stored).toContain('#224466')
  expect(stored).toContain(`"template_id":${block.id}`)
  expect(decodeURIComponent(stored)).toContain(btoa(JSON.stringify({ id: String(popup.id), toggle: false })))
  expect(stored).toContain(`/${contact.slug}/?de=1`)
  const [inside, outside] = await shop.db.selectFrom('moved_pictures').select(['media_id', 'url']).orderBy('media_id').execute()
  expect(outside?.url).toBe('https://outra.example/de-fora.png')
  expect(stored).toContain(`"id":${inside!.media_id}`)
  expect(stored).toContain(`"id":${outside!.media_id}`)
  expect((await shop.moves.things(id, { kind: 'page', limit: 9, offset: 0 }))!.things.flatMap(({ notes }) => notes)).toEqual([])
})

test('templates stand where they stood, but cover nothing of this shop; blocks that pages show stay one', async () => {
  expect(await contentOf('template', 50)).toMatchObject({
    part: 'header',
    status: 'draft',
    settings: { conditions: ['include/general'] },
  })
  expect(await contentOf('template', 51)).toMatchObject({ part: 'library-block', status: 'publish' })
  expect(await contentOf('template', 52)).toMatchObject({ part: 'single', settings: { conditions: ['include/singular/post'] } })
  expect(await contentOf('template', 53)).toMatchObject({ part: 'loop-item', status: 'publish' })
})

test('popups come with their rules; one that would be seen more often than there is a draft', async () => {
  const page = await shop.here('page', '40')
  const other = await shop.here('page', '41')
  expect(await contentOf('popup', 60)).toMatchObject({
    status: 'publish',
    settings: {
      conditions: [`include/singular/page/${page}`, `exclude/singular/page/${other}`],
      triggers: { page_load: 'yes', page_load_delay: 4 },
      timing: { times: 'yes', times_times: 2 },
      width: 500,
    },
  })
  expect(await contentOf('popup', 61)).toMatchObject({ status: 'draft', settings: { conditions: ['include/general'] } })
})

test('the colours and fonts are a look that may be taken; a second run changes only what changed, and all of it can be taken back', async () => {
  expect(await looks()).toEqual([
    expect.objectContaining({
      name: 'Da loja antiga (antiga.example)',
      look: { colours: { brand: '#7a1f3d' }, fonts: 'editorial' },
    }),
  ])
  const before = await contentOf('popup', 60)
  const again = await shop.bring(things())
  expect((await shop.moves.report(again)).flatMap(({ actions }) => Object.keys(actions))).not.toContain('create')
  expect(await contentOf('popup', 60)).toEqual(before)

  const changed = await shop.bring(things({ heading: 'Nossa história', brand: '#114422' }))
  const updated = (await shop.moves.report(changed)).flatMap(({ kind, actions }) => (actions.update ? [kind] : []))
  expect(updated).toEqual(['page', 'kit'])
  expect(JSON.stringify((await contentOf('page', 40)).document)).toContain('Nossa história')
  expect(await looks()).toEqual([expect.objectContaining({ look: { colours: { brand: '#114422' }, fonts: 'editorial' } })])

  await shop.takeBack(changed)
  expect(await looks()).toEqual([])
  const left = await shop.db
    .selectFrom('content')
    .select('id')
    .where('type', 'in', ['page', 'template', 'popup'])
    .where('title', 'like', 'Um %')
    .execute()
  expect(left).toEqual([])
})
