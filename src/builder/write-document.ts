import { createHash } from 'node:crypto'
import type { PageElement } from './document.ts'

type Settings = Record<string, unknown>

/** A widget of a page. Ids are given at the end, when the place of each is known. */
export const widget = (widgetType: string, settings: Settings): PageElement => ({
  id: '',
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})

export const box = (settings: Settings, ...elements: PageElement[]): PageElement => ({
  id: '',
  elType: 'container',
  widgetType: 'container',
  settings,
  elements,
})

/** A full-width band with its content in the middle of the page. */
export const band = (settings: Settings, ...elements: PageElement[]) =>
  box({ content_width: 'boxed', html_tag: 'section', padding_block: 'xl', gap: 'md', ...settings }, ...elements)

export const heading = (title: string, settings: Settings = {}) => widget('heading', { title, ...settings })
export const prose = (editor: string, settings: Settings = {}) => widget('text-editor', { editor, ...settings })

/** The document as it is stored: every element with an id that stays the same from seed to seed. */
export function documentOf(page: string, ...elements: PageElement[]): string {
  let count = 0
  const named = (element: PageElement): PageElement => {
    const id = createHash('sha256').update(`${page}/${count++}`).digest('hex').slice(0, 7)
    return { ...element, id, elements: element.elements.map(named) }
  }
  return JSON.stringify(elements.map(named))
}
