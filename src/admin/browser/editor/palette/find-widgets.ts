import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { wordsFor } from './widget-signs.ts'

type Named = Pick<WireWidget, 'name' | 'title' | 'group' | 'group_title'>

const GROUP_ORDER = ['layout', 'basic', 'media', 'content', 'shop', 'site']
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Widgets with all of the words in their title, their name or what else people call them, whatever accents were typed; the best first. */
export function findWidgets<W extends Named>(widgets: readonly W[], typed: string): W[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...widgets]
  return widgets
    .map((widget) => ({ widget, rank: rankOf(widget, words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => one.rank! - other.rank!)
    .map(({ widget }) => widget)
}

/** First the title itself, then a whole word of it or the usual other name, then beginnings, then what only contains it. */
function rankOf({ name, title, group_title }: Named, words: string[]): number | undefined {
  const own = plain(title)
  const others = plain(`${wordsFor(name)} ${name.replaceAll('-', ' ')} ${group_title}`)
  const whole = new Set([...own.split(' '), others.split(' ', 1)[0]])
  if (own === words.join(' ')) return -1
  const ranks = words.map((word) => {
    if (whole.has(word)) return 0
    if (own.startsWith(word)) return 1
    if (own.includes(` ${word}`)) return 2
    if (` ${others}`.includes(` ${word}`)) return 3
    return own.includes(word) || others.includes(word) ? 4 : undefined
  })
  return ranks.includes(undefined) ? undefined : Math.max(...(ranks as number[])) // none is undefined
}

/** What most pages are made of stands first in its group; the others follow by name. */
const EVERYDAY = [
  ['container', 'divider', 'spacer'],
  ['heading', 'text-editor', 'button', 'icon-list', 'icon'],
  ['image', 'gallery', 'video', 'slides'],
  ['products', 'wc-categories'],
  ['form', 'nav-menu', 'social-icons'],
].flat()
const placeOf = ({ name }: Named) => (EVERYDAY.includes(name) ? EVERYDAY.indexOf(name) : EVERYDAY.length)

/** The groups in the order in which pages are made. */
export const widgetGroups = <W extends Named>(widgets: readonly W[]) =>
  [...Map.groupBy(widgets, ({ group }) => group)]
    .toSorted(([one], [other]) => GROUP_ORDER.indexOf(one) - GROUP_ORDER.indexOf(other))
    .map(([group, members]) => ({
      group,
      title: members[0]!.group_title,
      widgets: members.toSorted((one, other) => placeOf(one) - placeOf(other)),
    }))
