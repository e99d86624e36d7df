import { expect, test } from 'vitest'
import type { Box, MeasuredText } from '../measured.ts'
import { clippedTexts, overlappingTexts, textsOutside } from './texts.ts'

const at = (x: number, y: number, width: number, height = 20): Box => ({ x, y, width, height })
const aText = (over: Partial<MeasuredText> = {}): MeasuredText => {
  const lines = over.lines ?? [at(10, 10, 80)]
  return { selector: 'p', text: 'Olá', lines, seen: lines, layer: 1, ...over }
}
const clip = (box: Box, radius = 0, how: 'hidden' | 'ellipsis' | 'line-clamp' = 'hidden') => ({
  selector: 'div',
  box,
  radius,
  how,
})
const said = (found: { what: string }[]) => found.map(({ what }) => what)

test.each([
  { name: 'inside of its box', box: at(0, 0, 100, 40), finds: [] },
  { name: 'a rounded pixel outside', box: at(11, 0, 100, 40), finds: [] },
  { name: 'cut at its beginning', box: at(20, 0, 100, 40), finds: ['«Olá» is cut off by 10 px in div'] },
  { name: 'cut at its end', box: at(0, 0, 60, 40), finds: ['«Olá» is cut off by 30 px in div'] },
  { name: 'only the air under its letters is cut', box: at(0, 0, 100, 26), finds: [] },
  { name: 'its letters are cut from below', box: at(0, 0, 100, 20), finds: ['«Olá» is cut off by 10 px in div'] },
])('a text: $name', ({ box, finds }) => {
  expect(said(clippedTexts({ texts: [aText({ clip: clip(box) })], fields: [] }))).toEqual(finds)
})

test.each([
  { name: 'in the middle of a pill', line: at(20, 16, 60), finds: 0 },
  { name: 'at the top of a pill, right at its edge', line: at(0, 0, 60), finds: 1 },
  { name: 'at the bottom of a pill, right at its end', line: at(40, 32, 60), finds: 1 },
  { name: 'at the edge of a pill, where it is straight', line: at(1, 16, 60), finds: 0 },
])('round corners cut too: a line $name', ({ line, finds }) => {
  const texts = [aText({ lines: [line], clip: clip(at(0, 0, 100, 52), 26) })]
  expect(clippedTexts({ texts, fields: [] })).toHaveLength(finds)
})

test('what ends in three dots is cut, what is clamped to some lines is meant to be', () => {
  const texts = (['ellipsis', 'line-clamp'] as const).map((how) => aText({ text: how, clip: clip(at(0, 0, 50, 40), 0, how) }))
  expect(said(clippedTexts({ texts, fields: [] }))).toEqual(['«ellipsis» is cut off by 40 px in div'])
})

test('a text that is hidden as a whole is not cut', () => {
  expect(clippedTexts({ texts: [aText({ seen: [], clip: clip(at(500, 0, 50, 40)) })], fields: [] })).toEqual([])
})

test('a button with more words than room', () => {
  const fields = [
    { selector: 'button', content: 120, room: 100 },
    { selector: 'select', content: 100, room: 100 },
  ]
  expect(said(clippedTexts({ texts: [], fields }))).toEqual(['needs 120 px for its words and has 100 px'])
})

test.each([
  { name: 'well inside', line: at(10, 10, 80), by: [] },
  { name: 'over the end', line: at(10, 10, 120), by: ['«Olá» leaves .box by 30 px'] },
  { name: 'before the beginning', line: at(-12, 10, 60), by: ['«Olá» leaves .box by 12 px'] },
  { name: 'under the bottom', line: at(10, 45, 60), by: ['«Olá» leaves .box by 10 px'] },
])('a text stands $name of its coloured box', ({ line, by }) => {
  const texts = [aText({ lines: [line], ground: { selector: '.box', box: at(0, 0, 100, 50), radius: 0 } })]
  expect(said(textsOutside({ texts }))).toEqual(by)
})

test.each([
  { name: 'side by side', other: at(100, 10, 50), found: 0 },
  { name: 'one under the other', other: at(10, 30, 80), found: 0 },
  { name: 'with lines that touch by their air', other: at(10, 26, 80), found: 0 },
  { name: 'one over the other', other: at(50, 14, 80), found: 1 },
  { name: 'far away', other: at(10, 900, 80), found: 0 },
])('two texts $name', ({ other, found }) => {
  const texts = [aText({ text: 'um' }), aText({ text: 'dois', lines: [other] })]
  expect(overlappingTexts({ texts })).toHaveLength(found)
})

test('two texts that overlap are told once, with both and by how much', () => {
  const texts = [
    aText({ text: 'um', lines: [at(0, 0, 50), at(0, 20, 50)] }),
    aText({ text: 'dois', lines: [at(40, 0, 50), at(40, 20, 50)] }),
  ]
  expect(said(overlappingTexts({ texts }))).toEqual(['«um» and «dois» (p) overlap by 10 px × 10 px'])
})

test('a drawer lies over the page: texts of two layers do not overlap', () => {
  expect(overlappingTexts({ texts: [aText({ layer: 1 }), aText({ layer: 2, text: 'outro' })] })).toEqual([])
})

test('what is clipped away overlaps nothing', () => {
  expect(overlappingTexts({ texts: [aText(), aText({ text: 'outro', seen: [] })] })).toEqual([])
})
