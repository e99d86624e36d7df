import { expect, test } from 'vitest'
import { CAPABILITIES } from '#http/rights/capabilities.ts'
import { allRights, mayCall, screenRight } from '#http/rights/rights.ts'
import { LIMITED_ROLES } from '#http/rights/roles.ts'
import { menuItemsOf } from './menu/menu-items.ts'
import { SECTIONS, sectionsFor } from './sections.ts'

const permissionsOf = (role: string) => (role === 'administrator' ? role : allRights(role.split(' ')))
const screensOf = (role: string) =>
  sectionsFor(permissionsOf(role)).flatMap(({ resources = [], pages = [] }) => [
    ...resources.flatMap(({ name, list, create, edit, show }) =>
      Object.entries({ list, show, create, edit }).flatMap(([kind, Screen]) => (Screen ? [`/${name} ${kind}`] : [])),
    ),
    ...pages.map(({ path }) => path),
  ])

test.each(LIMITED_ROLES)('every screen: %s finds those of the table of rights, and no others', (role) => {
  const open = new Set(screensOf(role))
  for (const screen of screensOf('administrator')) {
    const [path = '', kind = ''] = screen.split(' ')
    const right = screenRight([role], path)
    const isOpen = right === 'write' || (right === 'read' && kind !== 'create' && kind !== 'edit')
    expect([screen, open.has(screen)]).toEqual([screen, isOpen])
  }
})

test.each(LIMITED_ROLES)('each screen that %s has is there, and its list may be read', (role) => {
  const all = new Set(screensOf('administrator').map((screen) => screen.split(' ')[0]))
  const places = Object.assign({}, ...SECTIONS.map(({ places: own = {} }) => own)) as Record<
    string,
    { path: (meta: object) => string }
  >
  for (const screen of CAPABILITIES[role].flatMap(({ screens }) => Object.keys(screens))) {
    expect([...all]).toContain(screen)
    const place = places[screen.slice(1)]
    expect([screen, !place || mayCall([role], 'GET', place.path({}))]).toEqual([screen, true])
  }
})

test('what nobody has thought of is closed, and a role without screens has an empty menu', () => {
  expect(screenRight(['packer'], '/tela-nova')).toBeUndefined()
  expect(sectionsFor(permissionsOf('customer')).flatMap(menuItemsOf)).toEqual([])
  expect(
    sectionsFor(permissionsOf('finance support'))
      .flatMap(menuItemsOf)
      .map(({ to }) => to),
  ).toEqual(expect.arrayContaining(['/orders', '/reports', '/questions']))
})
