import { findIn } from '../find-settings.ts'
import { plainLines } from '../texts.ts'
import { type Kind, piece, line, prose, linkOf } from './piece.ts'

export const heading: Kind = (find) => {
  const subtitle = find.text('subtitle')
  const title = find.text('title')
  const description = find.text('description')
  const align = find.align()
  const tag = find.tag()?.toLowerCase()
  // Some add-ons mark words of a title with {{ }}.
  const words = line(title).replaceAll(/\{\{(.*?)\}\}/g, '$1')
  return [
    ...(line(subtitle)
      ? [
          piece('heading', {
            title: line(subtitle),
            header_size: 'p',
            ...align,
            ...find.style(/sub/i, { color: 'title_color', typography: 'typography' }),
          }),
        ]
      : []),
    ...(words || title
      ? [
          piece('heading', {
            title: words,
            ...(tag && { header_size: tag }),
            ...align,
            ...linkOf(find.link()),
            ...find.style(/title|heading|main/i, { color: 'title_color', typography: 'typography' }),
          }),
        ]
      : []),
    ...prose(description, { ...align, ...find.style(/desc|content|extra/i, { color: 'text_color', typography: 'typography' }) }),
  ]
}

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
  const before = line(find.text('before'))
  const after = line(find.text('after'))
  const rows = find.rows().map((row) => line(findIn(row).text('title')) || line(findIn(row).text('description')))
  const rotating =
    rows.filter(Boolean).join('\n') ||
    Object.entries(settings)
      .map(([name, value]) =>
        /fancy|rotat|strings|typed/i.test(name) && typeof value === 'string' ? value.replaceAll(',', '\n') : '',
      )
      .find((words) => /\s/.test(words)) ||
    ''
  if (rotating === '') return heading(findIn(settings), settings)
  return [
    piece('animated-headline', { headline_style: 'rotate', before_text: before, rotating_text: rotating, after_text: after }),
  ]
}

export const divider: Kind = (find) => [piece('divider', { text: line(find.text('title')) })]
