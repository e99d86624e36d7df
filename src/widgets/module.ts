import type { LoadContext, WidgetDefinition } from '#builder/define-widget.ts'
import { loadWidgets, type Widget } from '#builder/registry.ts'
import { defineModule } from '#modules/define-module.ts'
import { readForm } from './form/read-form.ts'
import { createWidgetSet } from './widget-set.ts'

type Needs = {
  extensions: {
    isActive: (name: string) => boolean
    /** Those with widgets, and what their `load` is given. */
    widgetFolders: () => { name: string; folder: string; shop: unknown }[]
  }
  log: { warn: (facts: object, text: string) => void }
}

export const widgetsModule = defineModule({
  create: async ({ extensions, log }: Needs) => {
    const own = await loadWidgets(import.meta.dirname)
    const more = new Map<string, { widget: Widget; isShown: () => boolean }>()
    for (const { name, folder, shop } of extensions.widgetFolders()) {
      try {
        for (const widget of (await loadWidgets(folder)).values()) {
          const type = widget.definition.name
          if (own.has(type) || more.has(type)) throw new Error(`There is a widget "${type}" already.`)
          more.set(type, { widget: lentTo(widget, shop), isShown: () => extensions.isActive(name) })
        }
      } catch (err) {
        log.warn({ err, extension: name }, 'the widgets of an extension were left out')
      }
    }
    return { widgets: createWidgetSet(own, more), readForm }
  },
})

/** An extension's load() reads through what the shop lends to it, not from the shop's own services. */
const lentTo = (widget: Widget, shop: unknown): Widget => {
  const { load } = widget
  return load ? { ...widget, load: (context: LoadContext<WidgetDefinition>) => load(context, { shop }) } : widget
}
