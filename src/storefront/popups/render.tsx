import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { Elements, type Show } from '#builder/elements.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import { prepareDocument } from '#builder/prepare.ts'
import { kitWith } from '#builder/style/globals.ts'
import { type Readers, readStyle, type Widgets } from '#builder/registry.ts'
import { withPromotions } from '../promotion-tags.ts'
import type { Popup, PopupContent } from '#content/popups/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import type { Assets } from '../assets.ts'
import { PopupDialog } from './dialog.tsx'

type Options = {
  widgets: Widgets
  readers: Readers
  settings: SettingsReader
  assets: Assets
  shopUrl: string
  warn: (problem: string, path: string) => void
}
export type DrawPopup = (popup: Popup) => Promise<{ content: PopupContent; tags: string[] }>

/** Draws what stands in a popup, with the style of just the widgets in it: the page around it may have others. */
export function createPopupRenderer({ widgets, readers, settings, assets, shopUrl, warn }: Options): DrawPopup {
  const own = readStyle(join(import.meta.dirname, 'style.css'))

  return async (popup) => {
    const path = `/popup/${popup.id}/`
    const page = pageOf(popup, { path, shopUrl, shopName: (await settings.shop()).name })
    const ready = await prepareDocument(popup.document, { widgets, readers, page, kit: kitWith(await settings.siteKit()) })
    for (const problem of [...popup.problems, ...ready.problems]) warn(problem, path)
    const draw = (show: Show) =>
      renderToString(
        <IslandChunks value={assets.islandChunk}>
          <PopupDialog popup={popup}>
            <Elements elements={ready.elements} show={show} />
          </PopupDialog>
        </IslandChunks>,
      )
    let html: string
    try {
      html = draw({ page })
    } catch {
      // Some part throws: draw each by itself, so that only the broken one is missing.
      html = draw({ page, isolated: (problem) => warn(problem, path) })
    }
    const style = [...ready.widgetNames].sort().map((name) => widgets.get(name)?.style ?? '')
    const width = `#elementor-popup-modal-${popup.id}{--popup-width:${popup.settings.width}px}`
    return {
      content: { html, css: [...style, ready.css, own, width].join(''), settings: popup.settings },
      tags: withPromotions(['settings', 'menus', 'popups', `content:${popup.id}`, ...ready.tags]),
    }
  }
}

const pageOf = (
  { id, title }: Popup,
  { path, shopUrl, shopName }: { path: string; shopUrl: string; shopName: string },
): PageInfo => ({
  id,
  kind: 'page',
  title,
  path,
  url: shopUrl + path,
  shopName,
  crumbs: [],
  editMode: false,
  pageNumber: 1,
})
