import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReviewSchedule, type DrawOutcome, REVIEW_DEBOUNCE_MS, REVIEW_TYPING_MS } from './review-schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aForm({ isSaved = true, isOpen = true } = {}) {
  const form = { text: '' }
  const drawings: { asked: string; end: (outcome: DrawOutcome) => void }[] = []
  const saves: string[] = []
  const schedule = createReviewSchedule({
    isOpen: () => isOpen,
    typed: () => form.text,
    draw: () => new Promise((end) => void drawings.push({ asked: form.text, end })),
    save: async () => {
      saves.push(form.text)
      return isSaved
    },
  })
  return { form, drawings, saves, schedule, asked: () => drawings.map(({ asked }) => asked) }
}
const aWhile = () => vi.advanceTimersByTimeAsync(REVIEW_TYPING_MS * 3)

test('a whole CEP asks once, though it was also typed and its field was left', async () => {
  const { form, schedule, asked, saves, drawings } = aForm()
  form.text = '01310-100'
  schedule.ask()
  schedule.type(true)
  await vi.advanceTimersByTimeAsync(REVIEW_DEBOUNCE_MS)
  schedule.type(false)
  drawings[0]?.end('drawn')
  await aWhile()
  expect([asked(), saves]).toEqual([['01310-100'], []])
})

test('a CEP whose answer is quick, before its field is left, asks once as well', async () => {
  const { form, schedule, asked, saves, drawings } = aForm()
  form.text = '01310-10'
  schedule.type(true)
  form.text = '01310-100'
  schedule.type(true)
  schedule.ask()
  await vi.advanceTimersByTimeAsync(REVIEW_DEBOUNCE_MS)
  drawings[0]?.end('drawn')
  schedule.type(true)
  await aWhile()
  expect([asked(), saves]).toEqual([['01310-100'], []])
})

test('several reasons at one moment ask once, and typing asks after a pause', async () => {
  const { form, schedule, asked } = aForm()
  schedule.ask()
  schedule.ask()
  await vi.advanceTimersByTimeAsync(REVIEW_DEBOUNCE_MS)
  for (const text of ['R', 'Ru', 'Rua']) {
    form.text = text
    schedule.type(true)
  }
  await vi.advanceTimersByTimeAsync(REVIEW_TYPING_MS - 1)
  expect(asked()).toEqual([''])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual(['', 'Rua'])
})

test('leaving an address field does not turn its question into mere keeping', async () => {
  const { form, schedule, asked, saves } = aForm()
  form.text = 'Olinda'
  schedule.type(true)
  schedule.type(false)
  await aWhile()
  expect([asked(), saves]).toEqual([['Olinda'], []])
})

test('a name is kept without drawing, once', async () => {
  const { form, schedule, asked, saves } = aForm()
  form.text = 'Ana'
  schedule.type(false)
  await aWhile()
  schedule.type(false)
  await aWhile()
  expect([asked(), saves]).toEqual([[], ['Ana']])
})

test('what could not be kept is sent again at the next pause', async () => {
  const { form, schedule, saves } = aForm({ isSaved: false })
  form.text = 'Ana'
  schedule.type(false)
  await aWhile()
  schedule.type(false)
  await aWhile()
  expect(saves).toEqual(['Ana', 'Ana'])
})

test('a press waits for what is due, asked for at once', async () => {
  const { schedule, drawings } = aForm()
  schedule.ask()
  let mayGoOn: boolean | undefined
  const pressed = schedule.settle().then((answer) => (mayGoOn = answer))
  expect([drawings.length, schedule.isDue()]).toEqual([1, true])
  await aWhile()
  expect([mayGoOn, drawings.length]).toEqual([undefined, 1])
  drawings[0]?.end('drawn')
  await pressed
  expect([mayGoOn, schedule.isDue()]).toEqual([true, false])
})

test('a press waits for the last answer, not for one that was overtaken', async () => {
  const { schedule, drawings } = aForm()
  schedule.ask()
  await vi.advanceTimersByTimeAsync(REVIEW_DEBOUNCE_MS)
  schedule.ask()
  let isSettled = false
  const pressed = schedule.settle().then(() => (isSettled = true))
  drawings[0]?.end('failed')
  await aWhile()
  expect(isSettled).toBe(false)
  drawings[1]?.end('drawn')
  await pressed
  expect(drawings).toHaveLength(2)
})

test.each([
  ['drawn', true],
  ['failed', true],
  ['leaving', false],
] as const)('after an answer that is %s the press goes on: %s', async (outcome, goesOn) => {
  const { schedule, drawings } = aForm()
  schedule.ask()
  const pressed = schedule.settle()
  drawings[0]?.end(outcome)
  expect(await pressed).toBe(goesOn)
})

test('with nothing due a press does not wait', async () => {
  const { schedule, drawings } = aForm()
  expect([schedule.isDue(), await schedule.settle(), drawings.length]).toEqual([false, true, 0])
})

test('after a failure the same words are asked for again', async () => {
  const { form, schedule, asked, drawings } = aForm()
  form.text = 'Olinda'
  schedule.type(true)
  await aWhile()
  drawings[0]?.end('failed')
  await aWhile()
  schedule.type(true)
  await aWhile()
  expect(asked()).toEqual(['Olinda', 'Olinda'])
})

test('a checkout without anything to buy asks for nothing', async () => {
  const { form, schedule, asked, saves } = aForm({ isOpen: false })
  schedule.ask()
  form.text = 'Rua'
  schedule.type(false)
  await aWhile()
  expect([asked(), saves]).toEqual([[], []])
})
