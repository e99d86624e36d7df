import { expect, test } from 'vitest'
import { windowFeatures } from './share-window.ts'

test.each([
  [{ left: 0, top: 0, width: 1280, height: 900 }, 'top=210,left=320'],
  [{ left: 1920, top: 40, width: 1281, height: 901 }, 'top=251,left=2241'],
  [{ left: 0, top: 0, width: 360, height: 400 }, 'top=0,left=0'],
])('[SHARE-1] over a shop at %j the window of 640 by 480 opens at %s', (shop, place) => {
  expect(windowFeatures(shop)).toBe(`toolbar=0,status=0,width=640,height=480,${place}`)
})
