import type { Widget, Widgets } from '#builder/registry.ts'

type Further = ReadonlyMap<string, { widget: Widget; isShown: () => boolean }>

/** The shop's own widgets, and of the further ones those that are shown just now. */
export function createWidgetSet(own: Widgets, further: Further): Widgets {
  if (further.size === 0) return own
  const shown = () =>
    new Map([...own, ...[...further].flatMap(([name, { widget, isShown }]) => (isShown() ? [[name, widget] as const] : []))])
  const find = (name: string) => {
    const one = further.get(name)
    return one?.isShown() ? one.widget : own.get(name)
  }
  return {
    get: find,
    has: (name) => find(name) !== undefined,
    get size() {
      return shown().size
    },
    keys: () => shown().keys(),
    values: () => shown().values(),
    entries: () => shown().entries(),
    forEach: (act) => shown().forEach(act),
    [Symbol.iterator]: () => shown()[Symbol.iterator](),
  }
}
