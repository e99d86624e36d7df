import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Elements } from '#builder/elements.tsx'
import { prepareDocument } from '#builder/prepare.ts'
import { loadWidgets } from '#builder/registry.ts'
import { aPageInfo, standInReaders } from './support/readers.ts'

const ROOT = join(import.meta.dirname, '..')
const made: string[] = []
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A folder of widgets inside the project, where the rooms' aliases are known. */
function aFolderWith(name: string, files: Record<string, string>) {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'test-results', 'widgets-'))
  made.push(folder)
  mkdirSync(join(folder, name))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text)
  return folder
}

const SEAL = {
  'widget.ts': `
    import { defineWidget } from '#builder/define-widget.ts'
    import { styled, text, color, colorValue } from '#builder/fields.ts'
    export default defineWidget({
      name: 'wax-seal', title: 'Lacre', group: 'basic',
      fields: { letter: text('Letra', 'A', 1), tint: styled(color('Cor', 'brand'), '--seal', colorValue) },
      frontend: ['letter'],
    })`,
  'view.tsx': `
    import type { ViewProps } from '#builder/define-widget.ts'
    import type widget from './widget.ts'
    export default function WaxSeal({ settings }: ViewProps<typeof widget>) {
      return <strong className="wax-seal">{settings.letter}</strong>
    }`,
  'style.css': '.wax-seal { color: var(--seal); }',
}

test('a new folder is a new widget: nobody edits a list', async () => {
  const widgets = await loadWidgets(join(ROOT, 'src', 'widgets'), aFolderWith('wax-seal', SEAL))
  const page = aPageInfo()
  const stored = [
    {
      id: 'seal1',
      elType: 'container',
      settings: {},
      elements: [{ id: 'seal2', elType: 'widget', widgetType: 'wax-seal', settings: { letter: 'V', tint: '#803020' } }],
    },
  ]
  const ready = await prepareDocument(stored, { widgets, readers: standInReaders, page })
  const html = renderToString(<Elements elements={ready.elements} show={{ page }} />)

  expect(ready.problems).toEqual([])
  expect(html).toContain('<strong class="wax-seal">V</strong>')
  expect(html).toContain('class="elementor-element elementor-element-seal2 elementor-widget elementor-widget-wax-seal"')
  expect(html).toContain('data-widget_type="wax-seal.default"')
  expect(html).toContain('data-settings="{&quot;letter&quot;:&quot;V&quot;}"')
  expect(ready.css).toContain('.elementor-element-seal2{--seal:#803020}')
  expect(widgets.get('wax-seal')!.style).toBe('.wax-seal{color:var(--seal)}')
})

test('a folder whose widget has another name is told so before a page misses it', async () => {
  const { 'widget.ts': widget, ...rest } = SEAL
  const folder = aFolderWith('wax-seal', { ...rest, 'widget.ts': widget.replace("'wax-seal'", "'lacre'") })
  await expect(loadWidgets(folder)).rejects.toThrow(/calls itself "lacre"/)
})

test('a widget that nobody can see is told so', async () => {
  const folder = aFolderWith('wax-seal', { 'widget.ts': SEAL['widget.ts'] })
  await expect(loadWidgets(folder)).rejects.toThrow(/has no view\.tsx/)
})
