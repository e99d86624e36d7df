import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const DEFAULTS = { showOnClick: false, isPopup: false, showTimeout: 250, hideTimeout: 500 }

test('[NAV-2] a menu without options waits 250 ms before it shows and 500 ms before it hides', () => {
  expect(readOptions(undefined)).toEqual({ options: DEFAULTS, isValid: true })
})

test('known options are read, whatever else stands beside them', () => {
  const text = '{"showOnClick":true,"isPopup":true,"showTimeout":0,"hideTimeout":100,"onInit":"alert(1)","__proto__":{"x":1}}'
  expect(readOptions(text)).toEqual({
    options: { showOnClick: true, isPopup: true, showTimeout: 0, hideTimeout: 100 },
    isValid: true,
  })
})

test.each(['{showOnClick:true}', '', 'null', '[1]', '"text"', '{"showOnClick":'])(
  '[NAV-5] %j is no set of options: the menu keeps its own and says so',
  (text) => {
    expect(readOptions(text)).toEqual({ options: DEFAULTS, isValid: false })
  },
)

test.each(['{"showTimeout":-1}', '{"showTimeout":"250"}', '{"showTimeout":1e9}', '{"showOnClick":"yes"}'])(
  '%s has a value of the wrong kind: the default stands',
  (text) => {
    expect(readOptions(text)).toEqual({ options: DEFAULTS, isValid: true })
  },
)
