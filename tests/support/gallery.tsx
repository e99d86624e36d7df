import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToString } from 'react-dom/server'
import { Elements } from '#builder/elements.tsx'
import { prepareDocument, type ReadyDocument } from '#builder/prepare.ts'
import { readStyle, type Demo, type Widgets } from '#builder/registry.ts'
import { type IslandChunk, IslandChunks } from '#islands/island-slot.tsx'
import { aPageInfo, standInReaders } from './readers.ts'

const SRC = join(import.meta.dirname, '..', '..', 'src')
export const WIDGETS = join(SRC, 'widgets')
export const WIDGET_NAMES = readdirSync(WIDGETS).filter((name) => existsSync(join(WIDGETS, name, 'widget.ts')))

/** All demos of one widget, drawn under one another by the server. */
export type Gallery = { demos: Demo[]; ready: ReadyDocument; body: string; css: string }

export async function drawGallery(name: string, widgets: Widgets, chunkOf: (island: string) => IslandChunk): Promise<Gallery> {
  const path = join(WIDGETS, name, 'demo.ts')
  if (!existsSync(path))
    throw new Error(`The widget "${name}" has no demo.ts, so nobody can see it before using it. Add one with three demos.`)
  const { default: demos } = (await import(pathToFileURL(path).href)) as { default: Demo[] }
  const page = aPageInfo()
  const stored = demos.map((demo, index) => ({
    id: `demo${index}`,
    elType: widgets.get(name)?.definition.container ? 'container' : 'widget',
    widgetType: name,
    settings: demo.settings,
    elements: demo.elements ?? [],
  }))
  const ready = await prepareDocument(stored, { widgets, readers: standInReaders, page })
  const body = renderToString(
    <IslandChunks value={chunkOf}>
      <Elements elements={ready.elements} show={{ page }} />
    </IslandChunks>,
  )
  return { demos, ready, body, css: styleOf(ready) }
}

function styleOf(ready: ReadyDocument) {
  const shared = ['tokens.css', 'base.css'].map((file) => readFileSync(join(SRC, 'ui', file), 'utf8'))
  return [...shared, ...[...ready.widgetNames].map((name) => readStyle(join(WIDGETS, name, 'style.css'))), ready.css].join('\n')
}
