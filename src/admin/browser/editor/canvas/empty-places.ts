import type { DrawnPage } from './drawn-page.ts'

const LEAST_PX = 64

/** What has nothing in it yet has no size in the page: in the canvas it gets one, so that something can be let go in it. */
export function showEmptyPlaces({ document, place: { root } }: Pick<DrawnPage, 'document' | 'place'>) {
  const view = document.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`
    ${root} .e-con:not(:has([data-id])) { min-block-size: max(var(--min-height, 0px), ${LEAST_PX}px); min-inline-size: ${LEAST_PX}px }
    ${root} .elementor-widget:empty { min-block-size: 40px; outline: 1px dashed currentColor; outline-offset: -1px }
    ${root}:not(:has([data-id]))::after {
      content: 'Arraste um elemento para cá';
      display: grid; place-items: center; box-sizing: border-box; min-block-size: 160px; margin: 16px; padding: 16px;
      border: 2px dashed currentColor; border-radius: 8px; opacity: 0.6; text-align: center;
    }`)
  document.adoptedStyleSheets.push(sheet)
}
