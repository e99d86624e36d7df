import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Autosaved, createAutosave } from './autosave.ts'
import type { Sending } from './draft-api.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function anEditor() {
  const at = {
    title: '',
    answer: 'ok' as Sending,
    hasRoom: true,
    sent: [] as [title: unknown, sequence: number, isLeaving: boolean][],
    kept: [] as unknown[],
    forgotten: [] as number[],
    shown: [] as Autosaved[],
    wait: undefined as Promise<void> | undefined,
  }
  let sequence = 0
  const autosave = createAutosave({
    read: () => (at.title === '' ? {} : { title: at.title }),
    keep: async ({ content }) => {
      if (at.hasRoom) at.kept.push(content.title)
      return at.hasRoom
    },
    send: async (draft, isLeaving) => {
      at.sent.push([draft.content.title, draft.sequence, isLeaving])
      await at.wait
      return at.answer
    },
    forget: async (seen) => void at.forgotten.push(seen),
    nextSequence: () => ++sequence,
    onChange: (next) => void at.shown.push(next),
  })
  const type = (title: string) => {
    at.title = title
    autosave.changed()
  }
  return { at, autosave, type, state: () => at.shown.at(-1)?.state, titles: () => at.sent.map(([title]) => title) }
}

test('what rests for a second is sent once, with the last word', async () => {
  const { at, type, state, titles } = anEditor()
  for (const word of ['C', 'Ca', 'Casa']) type(word)
  expect(state()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(999)
  expect(titles()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(titles()).toEqual(['Casa'])
  expect(at.shown.at(-1)).toEqual({ state: 'saved', savedAt: 1_001_000, isKeptHere: true })
})

test('who types without a rest is saved every three seconds, and here within a moment', async () => {
  const { at, type, titles } = anEditor()
  for (let letters = 1; letters <= 14; letters++) {
    type('a'.repeat(letters))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(titles()).toEqual(['a'.repeat(6), 'a'.repeat(12)])
  expect(at.kept).toContain('a')
})

test('the same again is not sent again, and what was taken back is forgotten', async () => {
  const { at, type, titles, state } = anEditor()
  type('Casa')
  await vi.advanceTimersByTimeAsync(1_000)
  type('Casa')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(titles()).toEqual(['Casa'])
  type('')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(at.forgotten).toHaveLength(1)
  expect(state()).toBe('saved')
  expect(at.shown.at(-1)!.savedAt).toBeUndefined()
})

test('what was taken back before it was sent leaves no copy here either', async () => {
  const { at, type, titles } = anEditor()
  type('C')
  await vi.advanceTimersByTimeAsync(500)
  expect(at.kept).toEqual(['C'])
  type('')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(titles()).toEqual([])
  expect(at.forgotten).toHaveLength(1)
})

test('who goes back to what the shop has, without a connection, has that here too', async () => {
  const { at, type } = anEditor()
  type('um')
  await vi.advanceTimersByTimeAsync(1_000)
  at.answer = 'offline'
  type('dois')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(at.kept.at(-1)).toBe('dois')
  type('um')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(at.kept.at(-1)).toBe('um')
  expect(at.shown.at(-1)!.state).toBe('saved')
})

test('without a connection it is kept here, tried again, and sent when the shop is back', async () => {
  const { at, autosave, type, titles, state } = anEditor()
  at.answer = 'offline'
  type('Casa')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(at.shown.at(-1)).toMatchObject({ state: 'offline', isKeptHere: true })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(titles()).toEqual(['Casa', 'Casa'])
  at.answer = 'ok'
  await autosave.flush()
  expect(state()).toBe('saved')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(titles()).toHaveLength(3)
})

test('what is kept nowhere, or refused, is told as failed', async () => {
  const { at, type, state } = anEditor()
  at.answer = 'offline'
  at.hasRoom = false
  type('Casa')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state()).toBe('failed')
  at.answer = 'refused'
  at.hasRoom = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(at.shown.at(-1)).toMatchObject({ state: 'failed', isKeptHere: true })
})

test('one is sent after the other; who leaves does not wait, and is newer', async () => {
  const { at, autosave, type } = anEditor()
  let arrive = () => {}
  at.wait = new Promise((resolve) => (arrive = resolve))
  type('um')
  await vi.advanceTimersByTimeAsync(1_000)
  type('dois')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(at.sent.map(([title]) => title)).toEqual(['um'])
  void autosave.flush(true)
  expect(at.sent.map(([title, , isLeaving]) => [title, isLeaving])).toEqual([
    ['um', false],
    ['dois', true],
  ])
  expect(at.sent[1]![1]).toBeGreaterThan(at.sent[0]![1])
  arrive()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(at.sent).toHaveLength(2)
})

test('what is on its way when the page closes is sent once more behind it', async () => {
  const { at, autosave, type } = anEditor()
  at.wait = new Promise(() => {})
  type('um')
  await vi.advanceTimersByTimeAsync(1_000)
  void autosave.flush(true)
  expect(at.sent.map(([title, , isLeaving]) => [title, isLeaving])).toEqual([
    ['um', false],
    ['um', true],
  ])
})

test('after the real save nothing is sent any more, and what was on its way is forgotten behind it', async () => {
  const { at, autosave, type } = anEditor()
  let arrive = () => {}
  at.wait = new Promise((resolve) => (arrive = resolve))
  type('Casa')
  await vi.advanceTimersByTimeAsync(1_000)
  const finished = autosave.finish()
  type('Casa nova')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(at.forgotten).toEqual([])
  arrive()
  await finished
  expect(at.sent).toHaveLength(1)
  expect(at.forgotten[0]).toBeGreaterThan(at.sent[0]![1])
})

test('an editor that closes sends what was not sent, and only that', async () => {
  const { at, autosave, type, titles } = anEditor()
  type('Casa')
  await autosave.stop()
  expect(at.sent).toEqual([['Casa', expect.any(Number), true]])
  type('depois')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(titles()).toEqual(['Casa'])
})
