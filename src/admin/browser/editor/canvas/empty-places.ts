import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { DrawnPage } from './drawn-page.ts'

const LEAST_PX = 64

/**
 * What has nothing in it yet has no size in the page: in the canvas it gets one, so that something can be let go in it, and a name. Undone by
 * what it answers.
 */
export function showEmptyPlaces(
  { document, place: { root } }: Pick<DrawnPage, 'document' | 'place'>,
  widgets: readonly Pick<WireWidget, 'name' | 'title'>[],
) {
  const view = document.defaultView
  if (!view) return undefined
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`
    ${root} .e-con:not(:has([data-id])) { min-block-size: max(var(--min-height, 0px), ${LEAST_PX}px); min-inline-size: ${LEAST_PX}px }
    ${root} .elementor-widget:empty { min-block-size: 40px; outline: 1px dashed currentColor; outline-offset: -1px }
    ${root} .elementor-widget:empty::before {
      display: grid; place-items: center; min-block-size: 40px; font: 14px/1.4 system-ui, sans-serif; opacity: 0.7;
    }
    ${widgets.map(({ name, title }) => `${root} .elementor-widget-${CSS.escape(name)}:empty::before { content: ${JSON.stringify(title)} }`).join('\n')}
    ${root}:not(:has([data-id]))::after {
      content: 'Arraste um elemento para cá';
      display: grid; place-items: center; box-sizing: border-box; min-block-size: 160px; margin: 16px; padding: 16px;
      border: 2px dashed currentColor; border-radius: 8px; opacity: 0.6; text-align: center;
    }`)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
