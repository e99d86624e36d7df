import { findIn } from '../find-settings.ts'
import { HIGHLIGHT } from '../find-style.ts'
import { joined, type Settings } from '../settings.ts'
import { plainLines } from '../texts.ts'
import { type Find, type Kind, piece, line, prose, linkOf } from './piece.ts'

export const heading: Kind = (find, settings) => {
  const subtitle = find.text('subtitle')
  const title = find.text('title')
  const description = find.text('description')
  const align = find.align()
  const tag = find.tag()?.toLowerCase()
  const names = { color: 'title_color', typography: 'typography' }
  const below = line(subtitle)
    ? [piece('heading', { title: line(subtitle), header_size: 'p', ...align, ...find.style(/sub/i, names, subtitle?.name) })]
    : []
  const written = title && /<br\b/i.test(title.value) ? plainLines(title.value) : line(title)
  const words = withoutBraces(written)
  const highlight = (BRACES.exec(written)?.[1] ?? find.listed('highlight') ?? '').trim()
  const own =
    words || title
      ? [
          piece('heading', {
            title: words,
            ...(tag && { header_size: tag }),
            ...align,
            ...linkOf(find.link()),
            ...joined(
              find.style(/title|heading|main/i, names, title?.name),
              highlight === '' ? {} : { title_highlight: highlight, ...highlightLook(find) },
            ),
          }),
        ]
      : []
  const look = find.style(/desc|content|extra/i, { color: 'text_color', typography: 'typography' }, description?.name)
  return [...(isAfter(settings) ? [...own, ...below] : [...below, ...own]), ...prose(description, { ...align, ...look })]
}

/** Some add-ons mark words of a title with {{ }}, or with { }. */
export const withoutBraces = (text: string) => text.replaceAll(/\{\{?([^{}]*)\}\}?/g, '$1')
const BRACES = /\{\{?([^{}]*)\}\}?/
const highlightLook = (find: Find) => find.style(HIGHLIGHT, { color: 'highlight_color', typography: 'highlight_typography' })

const isAfter = (settings: Settings) =>
  Object.entries(settings).some(
    ([name, value]) => /sub_?(title|heading).*position$/i.test(name) && /after|bottom/.test(String(value)),
  )

export const text: Kind = (find) => prose(find.text('description') ?? find.text('title'), find.align())

export const html: Kind = (find) => {
  const found = find.text('html')
  return found ? [piece('html', { html: found.value })] : []
}

export const blockquote: Kind = (find) => {
  const said = find.text('description') ?? find.text('title')
  return [
    piece('blockquote', {
      blockquote_content: said ? plainLines(said.value) : '',
      author_name: line(find.text('name')),
      tweet_button: '',
    }),
  ]
}

export const alert: Kind = (find) => {
  const title = line(find.text('title'))
  const description = find.text('description')
  return [piece('alert', { alert_title: title, alert_description: description ? plainLines(description.value) : '' })]
}

export const animated: Kind = (find, settings) => {
  const before = find.text('before')
  const highlighted = settings.text_style === 'highlighted' ? line(find.text('highlighted')) : ''
  const listed = find.text('rotating')
  const after = line(find.text('after'))
  const rows = find.rows().map((row) => line(findIn(row).text('title')) || line(findIn(row).text('description')))
  const rotating =
    rows.filter(Boolean).join('\n') ||
    (listed ? plainLines(listed.value) : '') ||
    Object.entries(settings)
      .map(([name, value]) =>
        /fancy|rotat|strings|typed/i.test(name) && typeof value === 'string' ? value.replaceAll(',', '\n') : '',
      )
      .find((words) => /\s/.test(words)) ||
    ''
  if (rotating === '' && highlighted === '') return heading(findIn(settings), settings)
  const tag = find.tag()?.toLowerCase()
  const { align, ...onDevices } = find.align()
  return [
    piece('animated-headline', {
      ...(highlighted === ''
        ? { headline_style: 'rotate', rotating_text: rotating }
        : { headline_style: 'highlight', highlighted_text: highlighted }),
      before_text: line(before),
      after_text: after,
      ...(tag && { tag }),
      ...(align !== undefined && { alignment: align }),
      ...Object.fromEntries(Object.entries(onDevices).map(([name, value]) => [name.replace('align', 'alignment'), value])),
      ...joined(
        find.style(/prefix|before|fixed|title/i, { color: 'title_color', typography: 'title_typography' }, before?.name),
        find.style(/rotat|anim|fancy|^text_/i, { color: 'words_color', typography: 'words_typography' }, listed?.name),
      ),
    }),
  ]
}

export const divider: Kind = (find) => [piece('divider', { text: line(find.text('title')) })]
