import { createHash } from 'node:crypto'

/** An element in the shape that pages are kept in. */
export type DesignElement = {
  id: string
  elType: 'container' | 'widget'
  widgetType: string
  settings: Settings
  elements: DesignElement[]
}
type Settings = Record<string, unknown>

/** Ids are given at the end, when the place of each element is known. */
export const widget = (widgetType: string, settings: Settings): DesignElement => ({
  id: '',
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})

export const box = (settings: Settings, ...elements: DesignElement[]): DesignElement => ({
  id: '',
  elType: 'container',
  widgetType: 'container',
  settings,
  elements,
})

/** A full-width band with its content in the middle of the page. */
export const band = (settings: Settings, ...elements: DesignElement[]) =>
  box({ content_width: 'boxed', html_tag: 'section', padding_block: 'xl', gap: 'md', ...settings }, ...elements)

/** Columns of equal width, one below the other on telephones. */
export const columns = (count: number, settings: Settings, ...elements: DesignElement[]) =>
  box(
    { grid_columns: count, ...(count > 2 && { grid_columns_tablet: 2 }), grid_columns_mobile: 1, gap: 'lg', ...settings },
    ...elements,
  )

/** Buttons beside each other. */
export const buttons = (settings: Settings, ...elements: DesignElement[]) =>
  box({ flex_direction: 'row', flex_wrap: 'wrap', gap: 'sm', ...settings }, ...elements)

export const heading = (title: string, settings: Settings = {}) => widget('heading', { title, ...settings })
export const prose = (editor: string, settings: Settings = {}) => widget('text-editor', { editor, ...settings })
export const button = (text: string, url: string, settings: Settings = {}) =>
  widget('button', { text, link: { url }, ...settings })

/** A title and a sentence above what a section shows. */
export const intro = (title: string, sentence = '', settings: Settings = {}) =>
  box(
    { gap: 'xs', align_items: 'center', ...settings },
    heading(title, { align: 'center' }),
    ...(sentence ? [prose(`<p>${sentence}</p>`, { align: 'center', max_width: 60 })] : []),
  )

/** Text of the shop inside of markup. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The same elements with an id each, which stays the same from one drawing to the next. */
export function withIds(name: string, elements: readonly DesignElement[]): DesignElement[] {
  let count = 0
  const named = (element: DesignElement): DesignElement => {
    const id = createHash('sha256').update(`${name}/${count++}`).digest('hex').slice(0, 7)
    return { ...element, id, elements: element.elements.map(named) }
  }
  return elements.map(named)
}
