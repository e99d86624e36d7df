import type { RouterBlocker } from 'react-admin'
import { expect, test } from 'vitest'
import { answerOnce } from './answer-once.ts'

function aBlocker() {
  const said: string[] = []
  const blocker: RouterBlocker = {
    state: 'blocked',
    proceed: () => void said.push('go'),
    reset: () => void said.push('stay'),
    location: { pathname: '/menus', search: '', hash: '', state: null, key: 'a' },
  }
  return { blocker, said }
}

test('a way that is held up is answered once, also by a screen that has not heard of the answer', () => {
  const { blocker, said } = aBlocker()
  const [drawn, drawnAgain] = [answerOnce(blocker), answerOnce(blocker)]
  drawn.reset?.()
  drawn.proceed?.()
  drawnAgain.proceed?.()
  expect(said).toEqual(['stay'])
  expect(answerOnce(blocker).state).toBe('unblocked')
})

test('the next way that is held up asks anew', () => {
  const [first, second] = [aBlocker(), aBlocker()]
  answerOnce(first.blocker).reset?.()
  const next = answerOnce(second.blocker)
  expect(next.state).toBe('blocked')
  next.proceed?.()
  expect([first.said, second.said]).toEqual([['stay'], ['go']])
})
