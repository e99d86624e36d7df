import type { WidgetDefinition } from '#builder/define-widget.ts'
import { styleOf } from '#builder/style/element-style.ts'

/** The style rules of a widget with these settings; & stands for the element. */
export const styledBy = (definition: Pick<WidgetDefinition, 'name' | 'style'>, settings: Record<string, unknown>): string =>
  styleOf({ id: 'a1', elType: 'widget', widgetType: definition.name, settings, elements: [] }, definition).replaceAll(
    '.elementor-element.elementor-element-a1',
    '&',
  )

export const px = (size: number) => ({ unit: 'px', size, sizes: [] })
export const all = (side: number) => ({
  unit: 'px',
  top: String(side),
  right: String(side),
  bottom: String(side),
  left: String(side),
  isLinked: true,
})
