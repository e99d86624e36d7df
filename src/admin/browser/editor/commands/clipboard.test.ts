import { expect, test, vi } from 'vitest'
import { keepStyle, keptStyle, lastCopied, readClipboard, replaceCopied, writeClipboard } from './clipboard.ts'

/** A browser's clipboard and storage; `isAllowed` says whether the clipboard may be used. */
function aBrowser({ isAllowed = true, hasStorage = true } = {}) {
  const stored = new Map<string, string>()
  const browser = { text: '', isAllowed }
  const refuse = () => {
    if (!browser.isAllowed) throw new DOMException('not allowed', 'NotAllowedError')
  }
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        refuse()
        browser.text = text
      },
      read: async () => {
        refuse()
        return [{ types: ['text/plain'], getType: async () => new Blob([browser.text]) }]
      },
    },
  })
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), execCommand: () => false })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasStorage) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
  })
  return browser
}

test('what is copied is on the clipboard, and known to the other pages of the browser', async () => {
  const browser = aBrowser()
  await writeClipboard('um', ['a'])
  expect(browser.text).toBe('um')
  expect(lastCopied()).toEqual({ text: 'um', ids: ['a'], isRefused: false })
  expect(await readClipboard()).toEqual({ text: 'um', files: [] })
})

test('where the clipboard is refused the browser keeps it alone', async () => {
  aBrowser({ isAllowed: false })
  await writeClipboard('um', ['a'])
  expect(lastCopied()).toEqual({ text: 'um', ids: ['a'], isRefused: true })
  expect(await readClipboard()).toBeUndefined()
})

test('a better text takes the place of the copied one, but of nothing that was copied since', async () => {
  const browser = aBrowser()
  await writeClipboard('um', ['a'])
  await replaceCopied('um', 'um com endereços')
  expect([browser.text, lastCopied()]).toEqual(['um com endereços', { text: 'um com endereços', ids: ['a'], isRefused: false }])
  await writeClipboard('dois', ['b'])
  await replaceCopied('um com endereços', 'um de novo')
  expect([browser.text, lastCopied()?.text]).toEqual(['dois', 'dois'])
})

test('a better text that comes too late for the browser leaves the copied one as it is', async () => {
  const browser = aBrowser()
  await writeClipboard('um', ['a'])
  browser.isAllowed = false
  await replaceCopied('um', 'um com endereços')
  expect([browser.text, lastCopied()]).toEqual(['um', { text: 'um', ids: ['a'], isRefused: false }])
})

test('without storage the clipboard alone has it', async () => {
  const browser = aBrowser({ hasStorage: false })
  await writeClipboard('um', ['a'])
  keepStyle('{}')
  expect([browser.text, lastCopied(), keptStyle()]).toEqual(['um', undefined, null])
})
