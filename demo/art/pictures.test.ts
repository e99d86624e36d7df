import { expect, test } from 'vitest'
import { iconSvg, logoSvg } from './logo.ts'
import { demoPictures } from './pictures.ts'

const drawn = demoPictures.map(({ name, width, height, svg }) => ({ name, width, height, text: svg() }))

test('every picture of the demo shop has a name of its own and says what it shows', () => {
  const names = demoPictures.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(demoPictures.filter(({ alt }) => alt.length < 20 || alt.includes('{'))).toEqual([])
})

test('a picture is drawn at the size it promises, without a broken number', () => {
  const broken = drawn.filter(
    ({ width, height, text }) => !text.includes(`viewBox="0 0 ${width} ${height}"`) || /NaN|undefined|Infinity|⟦/.test(text),
  )
  expect(broken.map(({ name }) => name)).toEqual([])
})

test('a picture looks the same on every run', () => {
  const changed = demoPictures.slice(0, 12).filter(({ svg }, i) => svg() !== drawn[i]?.text)
  expect(changed.map(({ name }) => name)).toEqual([])
})

test('inside a picture no two paints share an id and every paint that is used exists', () => {
  const faulty = drawn.filter(({ text }) => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const known = new Set(ids)
    return known.size !== ids.length || [...text.matchAll(/url\(#([^)]+)\)/g)].some(([, id]) => !known.has(id))
  })
  expect(faulty.map(({ name }) => name)).toEqual([])
})

test('the mark is small enough to be written into every page', () => {
  expect(logoSvg.length).toBeLessThan(600)
  expect(logoSvg).toContain('currentColor')
  expect(iconSvg).toContain('viewBox="0 0 32 32"')
})
