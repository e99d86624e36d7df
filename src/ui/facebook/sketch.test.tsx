import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FacebookSketch } from './sketch.tsx'
import { asksFor } from './text.ts'

const draw = (kind: string, attributes: Record<string, string> = {}) =>
  renderToStaticMarkup(<FacebookSketch kind={kind} attributes={attributes} />)

const PLUGINS: [kind: string, attributes: Record<string, string>][] = [
  ...['standard', 'button', 'button_count', 'box_count'].map((layout): [string, Record<string, string>] => [
    'like',
    { 'data-layout': layout },
  ]),
  ['comments', {}],
  ['post', {}],
  ['video', {}],
  ['comment-embed', {}],
  ['page', { 'data-tabs': 'timeline' }],
  ['page', { 'data-tabs': 'events', 'data-hide-cover': 'true' }],
  ['page', { 'data-tabs': '', 'data-small-header': 'true' }],
]

test('[FB-1] before a yes each plugin is drawn in an outline of its own, that nobody hears', () => {
  const drawn = PLUGINS.map(([kind, attributes]) => draw(kind, attributes))
  expect(new Set(drawn).size).toBe(PLUGINS.length)
  for (const html of drawn) {
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toMatch(/NaN|undefined|https?:/)
  }
})

test('[FB-1] one in dark colours is dark before it comes', () => {
  expect(draw('comments', { 'data-colorscheme': 'dark' })).toContain('data-scheme="dark"')
  expect(draw('comments', { 'data-colorscheme': 'light' })).not.toContain('data-scheme')
})

test('[FB-1] each says what will be fetched, and what that means', () => {
  const said = [...new Set(PLUGINS.map(([kind]) => kind))].map(asksFor)
  expect(new Set(said).size).toBe(said.length)
  for (const words of said) expect(words).toMatch(/Facebook, que passa a saber da sua visita e pode usar cookies\.$/)
})
