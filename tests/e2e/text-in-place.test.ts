import { join } from 'node:path'
import type { Browser, FrameLocator, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanHtml } from '#kit/safe-html.ts'
import type { TextKind } from '#admin/browser/editor/text/written-texts.ts'
import { eventually } from '#tests/support/eventually.ts'
import { launchBrowser, listen, serve } from '../support/browser.ts'
import type { TextPage } from '../support/text-page.ts'

type Texts = { texts: TextPage }

const FRAME = `<!doctype html><html lang="pt-BR"><title>Página</title><body>
  <h2>Feito à mão</h2>
  <button><svg width="9" height="9"></svg>Comprar</button>
  <p class="lines">Um</p>
  <div class="prose"><p>Do barro à mesa, com calma.</p></div>
</body></html>`
const HOST =
  '<!doctype html><title>Painel</title><iframe src="/page/" width="600" height="400"></iframe><script type="module" src="/text-page.js"></script>'
/** The page in the frame allows what pages of the shop allow. */
const POLICY = { 'content-security-policy': "default-src 'none'; style-src 'self'; require-trusted-types-for 'script'" }

let browser: Browser
let site: Awaited<ReturnType<typeof serve>>
let page: Page
let frame: FrameLocator
let complaints: string[]

beforeAll(async () => {
  const files = await bundled()
  site = await serve((path) => {
    if (path === '/') return { body: HOST, type: 'text/html; charset=utf-8' }
    if (path === '/page/') return { body: FRAME, type: 'text/html; charset=utf-8', headers: POLICY }
    const body = files.get(path.slice(1))
    return body === undefined ? undefined : { body }
  })
  browser = await launchBrowser()
  page = await browser.newPage()
  complaints = listen(page)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
beforeEach(async () => {
  complaints.length = 0
  await page.goto(site.origin)
  await page.waitForFunction(() => 'texts' in window)
  frame = page.frameLocator('iframe')
})

async function bundled(): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { 'text-page': join(import.meta.dirname, '..', 'support', 'text-page.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput // one input format and no watching: one output
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])))
}

const write = (selector: string, kind: TextKind, value: string) =>
  page.evaluate((given) => (window as unknown as Texts).texts.write(...given), [selector, kind, value] as [
    string,
    TextKind,
    string,
  ])
const told = () => page.evaluate(() => (window as unknown as Texts).texts.told)
const isWriting = () => page.evaluate(() => (window as unknown as Texts).texts.isWriting)

async function paste(kinds: Record<string, string>) {
  await frame.locator('[data-writing]').evaluate((place, given) => {
    const clipboardData = new DataTransfer()
    for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text)
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, kinds)
}

test('a line is written where it stands, takes pasted words without their looks, is taken back, and ends with Enter', async () => {
  const heading = frame.locator('h2')
  const before = await heading.evaluate((tag) => tag.outerHTML)
  await write('h2', 'plain', 'Feito à mão')
  await page.keyboard.press('Escape')
  expect([await isWriting(), await told(), await heading.evaluate((tag) => tag.outerHTML)]).toEqual([false, [], before])

  await write('h2', 'plain', 'Feito à mão')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Control+z')
  expect((await told()).at(-1)).toBe('Feito à mão')
  await paste({ 'text/plain': ' em\r\nMinas', 'text/html': '<b style="color:red">em Minas</b>' })
  await paste({ 'text/plain': 'x'.repeat(100) })
  await page.keyboard.press('Enter')
  expect((await told()).at(-1)).toBe(`Feito à mão em Minas${'x'.repeat(40)}`)
  expect(await isWriting()).toBe(false)
  expect(await heading.evaluate((tag) => [tag.innerHTML, tag.getAttributeNames()])).toEqual([(await told()).at(-1), []])
  expect(complaints).toEqual([])
})

test('in a button a space is a space, its sign stays, and a press elsewhere ends the writing', async () => {
  await frame
    .locator('button')
    .evaluate((button) => button.addEventListener('click', () => button.setAttribute('data-pressed', '')))
  await write('button', 'plain', 'Comprar')
  await page.keyboard.press('End')
  await page.keyboard.type(' já')
  expect((await told()).at(-1)).toBe('Comprar já')
  await frame.locator('p.lines').click()
  expect(await isWriting()).toBe(false)
  expect(await frame.locator('button').evaluate((button) => button.outerHTML)).toBe(
    '<button><svg width="9" height="9"></svg>Comprar já</button>',
  )
})

test('a text of several lines keeps them', async () => {
  await write('p.lines', 'lines', 'Um')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dois')
  expect((await told()).at(-1)).toBe('Um\nDois')
})

test('a text with formatting opens at the word that was chosen, and keys do not reach the page around it', async () => {
  await frame.locator('body').evaluate((body) => body.addEventListener('keydown', () => body.setAttribute('data-key', '')))
  await frame.locator('.prose').evaluate((prose) => {
    const words = prose.querySelector('p')!.firstChild!
    prose.ownerDocument.getSelection()!.setBaseAndExtent(words, 3, words, 8)
  })
  await write('.prose', 'rich', '<p>Do barro à mesa, com calma.</p>')
  await frame.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Control+b')
  expect(await told()).toEqual(['<p>Do <strong>barro</strong> à mesa, com calma.</p>'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  expect(await frame.locator('.prose').evaluate((prose) => prose.outerHTML)).toBe(
    '<div class="prose"><p>Do barro à mesa, com calma.</p></div>',
  )
  expect(await frame.locator('body').getAttribute('data-key')).toBeNull()
  expect(complaints).toEqual([])
})

const PASTES: [from: string, html: string, kept: string][] = [
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--></head><body><!--StartFragment--><p class="MsoNormal" style="text-align:center;mso-pagination:none"><b><span style="font-size:14pt;color:#C00000">Oferta</span></b><o:p></o:p></p><p class="MsoListParagraph"><i>só</i> hoje</p><!--EndFragment--></body></html>`,
    '<p><strong>Oferta</strong></p><p><em>só</em> hoje</p>',
  ],
  [
    'Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Título</span></h1><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="color:#000">um</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    '<h2>Título</h2><ul><li>um</li></ul>',
  ],
  ['a script', '<p>oi<script>parent.hacked=1</script><img src=x onerror="parent.hacked=1"></p>', '<p>oi</p>'],
  [
    'handlers and frames',
    '<p onclick="parent.hacked=1">a<iframe src="javascript:parent.hacked=1"></iframe></p><svg onload="parent.hacked=1"></svg>',
    '<p>a</p>',
  ],
  [
    'links that run',
    '<p><a href="javascript:alert(1)">x</a> <a href="https://a.example/" onclick="y()" target="_blank" class="button">y</a></p>',
    '<p>x <a href="https://a.example/" target="_blank" rel="noopener noreferrer">y</a></p>',
  ],
  ['a table', '<table><tbody><tr><td style="background:url(x)">30 °C</td></tr></tbody></table>', '<p>30 °C</p>'],
]

test.each(PASTES)('what is pasted from %s comes out as the shop keeps it', async (_from, html, kept) => {
  await write('.prose', 'rich', '')
  await frame.locator('.ProseMirror-focused').waitFor()
  await paste({ 'text/html': html, 'text/plain': 'x' })
  await eventually('it to be told', async () => (await told()).length > 0)
  const written = (await told()).at(-1)!
  expect(written).toBe(kept)
  expect(cleanHtml(written)).toBe(written)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
