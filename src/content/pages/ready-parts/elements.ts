type Settings = Record<string, unknown>
export type ReadyElement = {
  id: string
  elType: 'container' | 'widget'
  widgetType: string
  settings: Settings
  elements: ReadyElement[]
}

export const widget = (id: string, widgetType: string, settings: Settings = {}): ReadyElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})

export const box = (id: string, settings: Settings, ...elements: ReadyElement[]): ReadyElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings,
  elements,
})

/** A line across the page, its parts from one side to the other. */
export const row = (id: string, settings: Settings, ...elements: ReadyElement[]) =>
  box(
    id,
    {
      content_width: 'boxed',
      flex_direction: 'row',
      align_items: 'center',
      justify: 'space-between',
      gap: 'sm',
      padding_block: 'xs',
      ...settings,
    },
    ...elements,
  )
