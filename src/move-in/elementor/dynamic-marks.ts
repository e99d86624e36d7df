import { readDynamicTag } from '#builder/dynamic-values.ts'
import { isRecord } from '#kit/is-record.ts'
import { referencesOf, type Settings } from './settings.ts'
import type { Piece } from './kinds/piece.ts'

/** Stands in a setting until its new name is known; of signs that nobody types. */
const markOf = (name: string) => `\uE010${name}\uE011`
const MARK = /^\uE010(.+)\uE011$/

/** Settings in which each dynamic value is marked, so that it is found like a text, a link or a picture. */
export function withMarks(settings: Settings): Settings {
  const tags = Object.entries(referencesOf(settings, '__dynamic__'))
  const { __dynamic__: _tags, ...own } = settings
  return tags.length === 0 ? settings : { ...own, ...Object.fromEntries(tags.map(([name, tag]) => [name, marked(name, tag)])) }
}

function marked(name: string, written: string): unknown {
  const tag = readDynamicTag(written)?.name ?? ''
  if (/image|logo/.test(tag)) return { id: 0, url: markOf(name) }
  return tag.endsWith('-url') ? { url: markOf(name) } : markOf(name)
}

/** The same pieces with their dynamic values where ours are read. */
export function withoutMarks(piece: Piece, settings: Settings): Piece {
  const tags = referencesOf(settings, '__dynamic__')
  const dynamic: Record<string, string> = {}
  const own = Object.entries(piece.settings).map(([name, value]) => {
    const mark = isRecord(value) ? value.url : value
    const stored = typeof mark === 'string' ? MARK.exec(mark)?.[1] : undefined
    if (stored === undefined || tags[stored] === undefined) return [name, value] as const
    dynamic[name] = tags[stored]
    return [name, isRecord(value) ? { ...value, url: '' } : ''] as const
  })
  return {
    ...piece,
    settings: { ...Object.fromEntries(own), ...(Object.keys(dynamic).length > 0 && { __dynamic__: dynamic }) },
    ...(piece.elements && { elements: piece.elements.map((inner) => withoutMarks(inner, settings)) }),
  }
}
