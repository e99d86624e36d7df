import { colourCss } from '#builder/style/values.ts'
import { isFilled, referencesOf, type Settings } from './settings.ts'
import { plainLine } from './texts.ts'

// Each begins and ends within one tag, and words of a title are few: a text full of beginnings is looked through once.
const BLOCK = /<(p|h[1-6]|div|ul|ol|blockquote)\b([^<>]*)>(\s*<(?:span|strong|b|em|font)\b[^<>]*>)?/gi
const COLOUR = /(?:^|[;"\s])color\s*[:=]\s*"?\s*([^;"]+)/i
const SIDE = /text-align\s*:\s*(left|center|right|justify)/i
const SIDES: Record<string, string> = { left: 'start', right: 'end' }
const MARKED = /<(span|font|strong|b|em|mark)\b([^<>]*)>([\s\S]{0,200}?)<\/\1>/gi
const VARIABLE = /^var\(\s*--e-global-color-([\w-]+)\s*\)$/

/** The one value that all have; undefined where one has another, or none. */
const common = (values: readonly (string | undefined)[]) => (new Set(values).size === 1 ? values[0] : undefined)

const isSaid = (settings: Settings, name: string) =>
  isFilled(settings[name]) || isFilled(referencesOf(settings, '__globals__')[name])

/** A colour of the site stays a reference to it. */
function coloured(settings: Settings, name: string, colour: string | undefined): Settings {
  if (colour === undefined || isSaid(settings, name)) return settings
  const id = VARIABLE.exec(colour)?.[1]
  if (id) return { ...settings, __globals__: { ...referencesOf(settings, '__globals__'), [name]: `globals/colors?id=${id}` } }
  return colourCss(colour) === '' ? settings : { ...settings, [name]: colour }
}

/** Pages here carry no style inside of texts: what all paragraphs were given there is said of the whole text. */
export function withTextLook(settings: Settings): Settings {
  const blocks = typeof settings.editor === 'string' ? [...settings.editor.matchAll(BLOCK)] : []
  if (blocks.length === 0) return settings
  const side = common(blocks.map(([, , attributes]) => SIDE.exec(attributes!)?.[1]?.toLowerCase()))
  const colour = common(
    blocks.map(([, , attributes, inner = '']) => (COLOUR.exec(attributes!) ?? COLOUR.exec(inner))?.[1]?.trim()),
  )
  const aligned = side === undefined || isSaid(settings, 'align') ? settings : { ...settings, align: SIDES[side] ?? side }
  return coloured(aligned, 'text_color', colour)
}

/** Words of a title that have a colour of their own are highlighted; a whole title in one colour has that colour. */
export function withTitleLook(settings: Settings): Settings {
  const { title } = settings
  if (typeof title !== 'string') return settings
  const marked = [...title.matchAll(MARKED)].flatMap(([, , attributes, words]) => {
    const colour = COLOUR.exec(attributes!)?.[1]?.trim()
    return colour === undefined ? [] : [{ colour, words: plainLine(words!) }]
  })
  const [first] = marked
  if (!first || first.words === '') return settings
  if (first.words === plainLine(title)) return coloured(settings, 'title_color', first.colour)
  return coloured({ title_highlight: first.words, ...settings }, 'highlight_color', first.colour)
}
