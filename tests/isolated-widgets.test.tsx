import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Elements } from '#builder/elements.tsx'
import { prepareDocument } from '#builder/prepare.ts'
import { loadWidgets } from '#builder/registry.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import { WIDGETS } from './support/gallery.tsx'
import { aPageInfo, standInReaders } from './support/readers.ts'

const aWidget = (id: string, widgetType: string, settings: object) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})

test('a widget that throws takes only itself away, and the others still wake', async () => {
  const page = aPageInfo()
  const stored = [
    aWidget('a1', 'heading', { title: 'Antes' }),
    aWidget('b2', 'spacer', {}),
    aWidget('c3', 'counter', { ending_number: 7 }),
  ]
  const { elements } = await prepareDocument(stored, { widgets: await loadWidgets(WIDGETS), readers: standInReaders, page })
  const broken = elements[1]!
  const widget = {
    ...broken.widget!,
    View: () => {
      throw new Error('broken')
    },
  }
  const told: string[] = []
  const html = renderToString(
    <IslandChunks value={(name) => ({ src: `/assets/${name}.js`, imports: [] })}>
      <Elements
        elements={[elements[0]!, { ...broken, widget }, elements[2]!]}
        show={{ page, isolated: (problem) => told.push(problem) }}
      />
    </IslandChunks>,
  )
  expect(told).toEqual(['spacer b2 could not be drawn: broken'])
  expect(html).toContain('Antes')
  expect(html).toContain('src="/assets/counter.js"')
})
