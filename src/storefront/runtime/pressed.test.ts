import { expect, test } from 'vitest'
import { isPlainPress } from './pressed.ts'

const PRESS = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
test('[SHARE-1] who asks the browser for a tab gets a tab', () => {
  expect(isPlainPress(PRESS)).toBe(true)
  for (const other of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }]) {
    expect(isPlainPress({ ...PRESS, ...other })).toBe(false)
  }
})
