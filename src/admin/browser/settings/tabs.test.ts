import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS, SETTINGS } from '../../../api/wc/settings-table.ts'
import { TABS } from './tabs.ts'

/** The first run and the look of the shop have screens of their own. */
const ELSEWHERE = ['setup', 'appearance']

test('every setting that describes itself stands on exactly one part of the screen, with words that help', () => {
  for (const { group, id, label, description } of SETTINGS) {
    expect(Object.keys(GROUPS)).toContain(group)
    expect([id, description.trim() !== '' && description !== label]).toEqual([id, true])
    if (ELSEWHERE.includes(group)) continue
    const panels = TABS.flatMap((tab) => ('group' in tab && tab.group === group ? tab.panels : [])).filter(({ has }) => has(id))
    expect([id, panels.length]).toEqual([id, 1])
  }
  const shown = TABS.flatMap((tab) => ('group' in tab ? [tab.group] : []))
  expect([...shown, ...ELSEWHERE].toSorted()).toEqual(Object.keys(GROUPS).toSorted())
  expect(new Set(TABS.map(({ slug }) => slug)).size).toBe(TABS.length)
})

/** Settings that are set over routes of their own, and where. */
const OWN_PANELS: Record<string, string> = {
  carriers: 'freight/carriers-part.tsx',
  fonts: '../theme/theme-fields.tsx',
  card_ratio: '../theme/theme-fields.tsx',
  freight: 'freight/boxes-panel.tsx',
  legal_links: '../legal-pages/legal-pages-panel.tsx',
  mail_texts: '../mail/mail-templates.tsx',
  past_themes: '../theme/past-looks.tsx',
  site_kit: '../library/import-button.tsx',
}

test('whatever the shop reads of its settings a merchant can set', () => {
  const files = filesIn('src').filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('/demo/') && !path.includes('/api/wc/'),
  )
  const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))
  const source = [...texts.values()].join('\n')
  const constants = new Map([...source.matchAll(/const ([A-Z_]+) = '([a-z_]+)'/g)].map(([, name, value]) => [name!, value!]))
  // The service itself asks by a bare name.
  const own = texts.get('src/content/settings/service.ts')!.replaceAll(/\bget\(/g, 'settings.get(')
  const read = [...`${source}\n${own}`.matchAll(/settings\.get\((?:'([a-z_]+)'|([A-Z_]+))\)/g)].flatMap(
    ([, literal, constant]) => literal ?? constants.get(constant!) ?? [],
  )
  const migrations = filesIn('db/migrations').map((path) => readFileSync(path, 'utf8'))
  const inStatements = [...[source, ...migrations].join('\n').matchAll(/from settings where name = '([a-z_]+)'/g)].map(
    ([, name]) => name!,
  )
  const rows = new Set(SETTINGS.map(({ place }) => (place.of === 'shop' ? 'shop' : place.name)))
  const names = [...new Set([...read, ...inStatements])]
  expect(names).toEqual(expect.arrayContaining(['shop', 'payments', 'consent', 'accounts', 'low_stock', 'appearance']))
  const hasOwnSection = (name: string) => existsSync(`src/admin/browser/${name.replaceAll('_', '-')}/section.ts`)
  const hasOwnPanel = (name: string) => existsSync(`src/admin/browser/settings/${OWN_PANELS[name]}`)
  expect(names.filter((name) => !rows.has(name) && !hasOwnSection(name) && !hasOwnPanel(name))).toEqual([])
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )
