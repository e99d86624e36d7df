import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { follow } from '../tools/dev/follow.ts'
import { startProxy } from '../tools/dev/proxy.ts'
import { problemIn, startShopProcess } from '../tools/dev/shop-process.ts'

/** A shop of one page, which says the word of its second file and the number of its process. */
const SHOP = `
  import { createServer } from 'node:http'
  import { word } from './src/word.ts'
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<body>' + word + ' ' + process.pid + '</body>'),
  )
  server.listen(0, '127.0.0.1', () => process.send({ url: 'http://127.0.0.1:' + server.address().port }))
`

async function openDev() {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-dev-'))
  mkdirSync(join(root, 'src'))
  const write = (word: string) => writeFileSync(join(root, 'src', 'word.ts'), word)
  write('export const word: string = "one"')
  writeFileSync(join(root, 'shop.ts'), SHOP)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  const heard: string[] = []
  const waiting: (() => void)[] = []
  const say = (line: string) => {
    heard.push(line)
    waiting.shift()?.()
  }
  const proxy = await startProxy({ port: 0, host: '127.0.0.1' })
  const { signal } = new AbortController()
  const start = () => startShopProcess({ file: join(root, 'shop.ts'), signal })
  const dev = await follow({ root, folders: ['src'], proxy, prepare: async () => undefined, start, say })
  onTestFinished(async () => {
    await dev.close()
    await proxy.close()
    rmSync(root, { recursive: true, force: true })
  })
  const nextLine = async () => {
    if (heard.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    return heard.shift()
  }
  const page = async () => await (await fetch(proxy.url)).text()
  return { write, nextLine, page, proxy, dev }
}

test('the shop being worked on follows a change, its pages reload, and a broken file leaves the last good shop', async () => {
  const { write, nextLine, page, proxy, dev } = await openDev()
  expect(await page()).toMatch(/^<body>one \d+<script type="module" src="\/__dev\/reload\.js"><\/script><\/body>$/)
  const [events] = (await once(get(`${proxy.url}/__dev/events`), 'response')) as [IncomingMessage]

  write('export const word: string = "two"')
  expect(String((await once(events, 'data'))[0])).toContain('event: reload')
  expect(await nextLine()).toMatch(/^✓ src\/word\.ts: \d+\.\d s$/)
  const good = await page()
  expect(good).toContain('two')

  write('export const word: string = ')
  expect(await nextLine()).toMatch(/^✗ src\/word\.ts: .+ \(the last good shop stays\)$/)
  write('throw new Error("no word today")')
  expect(await nextLine()).toMatch(/^✗ src\/word\.ts: .*Error.* \(the last good shop stays\)$/)
  expect(await page()).toBe(good)

  await dev.close()
  const pid = Number(/\d+/.exec(good)?.[0])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('what keeps a shop from starting is told in one line, with its place', () => {
  const stack = `file:///shop/src/x.ts:7\nexport const = 1\n             ^\n\nSyntaxError: Unexpected token '='\n    at compile (node:internal)\n\nNode.js v24`
  expect(problemIn(stack)).toBe("/shop/src/x.ts:7: SyntaxError: Unexpected token '='")
  expect(problemIn('')).toBe('the process ended without a word')
})
