import { beforeAll, describe, expect, test } from 'vitest'
import { FIRST_COLOURS } from '#content/settings/colours.ts'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { examplesOf, LETTER_SHOP } from '#tests/support/every-letter.ts'
import { PLACEHOLDER_LABELS } from './kinds/placeholder-labels.ts'
import type { MailExamples } from './load-examples.ts'
import { checkText } from './texts/check-text.ts'
import { FIRST_LETTERS } from './letter-settings.ts'
import { inScheme } from './letter-style.ts'

let examples: MailExamples
beforeAll(async () => {
  examples = await examplesOf(LETTER_SHOP, {
    ...FIRST_LETTERS,
    brand: async () => ({ colours: FIRST_COLOURS, logo: { url: 'https://loja.example/midia/logo.png', width: 180, height: 60 } }),
  })
})
const all = async () => await Promise.all(examples.list().map(async ({ id }) => ({ ...(await examples.draw(id))!, id })))
/** The colours that a class has: of the light rules, and of the dark ones. */
const colourOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(String.raw`\.${name}\{(?:background-)?color:(#[0-9a-f]{6})\}`, 'g'))].map(([, hex]) => hex!)

describe('every letter', () => {
  test('has a subject of one line, a text, a language, and fits what mail servers and programs take', async () => {
    const letters = await all()
    expect(letters.length).toBeGreaterThan(24)
    for (const { id, subject, text, html } of letters) {
      expect([id, subject]).toEqual([id, expect.stringMatching(/^\P{Cc}{1,300}$/u)])
      expect([id, text.trim().length > 60]).toEqual([id, true])
      expect([id, html]).toEqual([id, expect.stringMatching(/<html [^>]*\blang="pt-BR"/)])
      // Gmail cuts a mail off at 102 KB.
      expect([id, Buffer.byteLength(html) < 100_000]).toEqual([id, true])
      const longest = Math.max(...`${html}\n${text}`.split('\n').map((line) => Buffer.byteLength(line)))
      expect([id, longest <= 998]).toEqual([id, true])
    }
  })

  test('says who writes, and has nothing that acts or that a placeholder left behind', async () => {
    for (const { id, text, html } of await all()) {
      expect([id, text]).toEqual([id, expect.stringContaining('CNPJ 11.222.333/0001-81\nRua das Flores, 12, Curitiba, PR')])
      expect([id, /<script|<form|<iframe|<link|javascript:|\son\w+=/i.test(html)]).toEqual([id, false])
      expect([id, `${text} ${html.replace(/<style>[^]*<\/style>/, '')}`.match(/\{[^{}]*\}|undefined|\[object/)]).toEqual([
        id,
        null,
      ])
      const pictures = html.match(/<img[^>]*>/g) ?? []
      expect([id, pictures]).toEqual([id, [expect.stringContaining('alt="Casa Aroeira"')]])
      expect([id, pictures.every((one) => one.includes('src="https://loja.example/'))]).toEqual([id, true])
    }
  })

  test('can be read in the light and in the dark, by the colours that it really has', async () => {
    for (const { id, html } of await all()) {
      for (const [text, under] of [
        ['ink', 'card'],
        ['muted', 'ground'],
        ['muted', 'card'],
        ['link', 'card'],
        ['ink', 'soft'],
        ['on-accent', 'accent'],
      ] as const) {
        const [texts, grounds] = [colourOf(html, text), colourOf(html, under)]
        expect([id, texts.length, grounds.length]).toEqual([id, 2, 2])
        for (const at of [0, 1])
          expect([id, text, under, contrast(texts[at]!, grounds[at]!) >= LEAST_CONTRAST]).toEqual([id, text, under, true])
        // Programs without style sheets show the attributes: they are the light ones.
        for (const [, hex] of html.matchAll(new RegExp(String.raw`<font color="(#\w{6})" class="${text}"`, 'g')))
          expect([id, text, hex]).toEqual([id, text, texts[0]])
      }
      // The name in place of a logo stands on white, by day and by night.
      expect([id, html]).toEqual([id, expect.stringContaining(`<font color="${FIRST_COLOURS.brand}" class="on-logo">`)])
      expect([id, colourOf(html, 'on-logo'), contrast(FIRST_COLOURS.brand, '#ffffff') >= LEAST_CONTRAST]).toEqual([id, [], true])
      // A colour in `style` would win over the dark ones.
      expect([id, /style="[^"]*[^-]color:/.test(html.replaceAll('background-color:#ffffff', ''))]).toEqual([id, false])
    }
  })

  test('shows one scheme in a preview, whatever the reader’s own is', async () => {
    const { html } = (await examples.draw('paid'))!
    expect(inScheme(html, 'dark')).toContain('@media all{')
    expect(inScheme(html, 'light')).toContain('@media not all{')
    expect(inScheme(html, 'light')).not.toContain('prefers-color-scheme')
  })

  test('takes a hostile name of the shop as the words that it is', async () => {
    const hostile = await examplesOf({ ...LETTER_SHOP, name: '<script>alert(1)</script>\r\nBcc: x@y.example {total}' })
    for (const { id } of hostile.list()) {
      const { subject, html } = (await hostile.draw(id))!
      expect([id, html.includes('<script')]).toEqual([id, false])
      expect([id, /[\r\n]/.test(subject)]).toEqual([id, false])
      expect([id, html.includes('{total}')]).toEqual([id, true])
    }
  })

  test('can be written by the merchant, in words that are explained, and passes its own rule', () => {
    const own = examples.list().filter(({ id }) => id !== 'thanks-thanks')
    for (const { id, kind } of own) {
      expect([id, kind && checkText(kind.text, kind)]).toEqual([id, {}])
      expect([id, kind!.placeholders.filter((name) => PLACEHOLDER_LABELS[name] === undefined)]).toEqual([id, []])
    }
  })

  test('that sells says what the merchant wrote, of each reminder its own, and keeps its reason and its way out', async () => {
    const typed = (subject: string) => ({
      subject,
      title: 'Oi',
      opening: 'Ainda quer {produtos}?',
      closing: 'Até logo.',
      hidden: [],
    })
    const written = await examplesOf(LETTER_SHOP, {
      ...FIRST_LETTERS,
      kept: async (id) => ({
        text: id.startsWith('abandoned-cart') ? typed(`${id} de {loja}`) : undefined,
        isOff: false,
        version: 1,
      }),
    })
    for (const id of ['abandoned-cart', 'abandoned-cart-2', 'abandoned-cart-3']) {
      const { subject, text } = (await written.draw(id))!
      expect(subject).toBe(`${id} de Casa Aroeira`)
      expect(text).toMatch(
        /^Oi\n\nAinda quer Caneca Sertão\?\n\n2 × Caneca[^]*Até logo\.\n\nVocê recebe este e-mail porque[^]*\/email\/cancelar\//,
      )
    }
  })
})
