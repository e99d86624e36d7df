import { isRecord } from '#kit/is-record.ts'
import { findIn } from './find-settings.ts'
import { piecesOf } from './kinds/kinds.ts'
import type { Piece } from './kinds/piece.ts'
import type { Settings } from './settings.ts'

/** More than this of one widget is a list that somebody should look at. */
const MOST_ROWS = 40

/** What can be read of a widget that nobody knows: its titles, texts, pictures, links and rows, in plain widgets. */
export function partsFoundIn(settings: Settings): Piece[] {
  const own = [...piecesOf('heading', withoutLists(settings)), ...withoutWords(settings)]
  const rows = findIn(settings).rows()
  return [...own, ...rows.slice(0, MOST_ROWS).flatMap((row) => partsOfRow(row))]
}

/** Each row of a list is looked at by itself. */
const withoutLists = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => !Array.isArray(value)))

function withoutWords(settings: Settings): Piece[] {
  const find = findIn(settings)
  const pictures = find.pictures()
  const picture = find.picture()
  const words = find.text('button')
  const link = find.link()
  return [
    ...(picture ? [{ widget: 'image', settings: { image: picture.value, radius: 'none' } }] : []),
    ...(pictures
      ? [{ widget: 'gallery', settings: { gallery: (pictures.value as Settings[]).map((image) => ({ image })) } }]
      : []),
    ...(words && link
      ? [
          {
            widget: 'button',
            settings: { text: words.value, link: isRecord(link.value) ? link.value : { url: String(link.value) } },
          },
        ]
      : []),
  ]
}

const partsOfRow = (row: Settings): Piece[] =>
  piecesOf('icon-box', row).filter(
    ({ settings }) =>
      isText(settings.title_text) || isText(settings.description_text) || isText(settings.text) || settings.image !== undefined,
  )
const isText = (value: unknown) => typeof value === 'string' && value !== ''
