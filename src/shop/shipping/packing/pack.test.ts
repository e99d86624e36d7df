import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBox, type Place, type Sides, volumeOf } from './layout.ts'
import { type Box, cubicGrams, type Limits, pack, type Piece } from './pack.ts'

const LIMITS: Limits = { maxSide: 1_000, maxSum: 2_000, maxGrams: 30_000 }
const aBox = (name: string, inner: Sides, maxGrams = 30_000): Box => ({
  name,
  inner,
  outer: inner.map((side) => side + 10) as unknown as Sides,
  emptyGrams: 100,
  maxGrams,
})
const SMALL = aBox('pequena', [160, 110, 60])
const MIDDLE = aBox('média', [270, 220, 100])
const LARGE = aBox('grande', [400, 300, 300])
const pieces = (...list: [sides: Sides, grams?: number, units?: number][]): Piece[] =>
  list.flatMap(([sides, grams = 300, units = 1], kind) =>
    Array.from({ length: units }, (_one, unit) => ({ id: `${kind}.${unit}`, sides, grams })),
  )
const told = ({ packages }: ReturnType<typeof pack>) =>
  packages.map((one) => `${one.box?.name ?? 'sem caixa'}: ${one.pieces.length}`)

test.each<[string, Piece[], Box[], string[]]>([
  ['one mug', pieces([[120, 90, 100]]), [LARGE, SMALL, MIDDLE], ['média: 1']],
  ['a thing that has to be turned', pieces([[60, 110, 160]]), [SMALL], ['pequena: 1']],
  ['four mugs', pieces([[120, 90, 100], 300, 4]), [SMALL, MIDDLE, LARGE], ['média: 4']],
  ['more than the largest box takes', pieces([[200, 150, 150], 300, 9]), [SMALL, LARGE], ['grande: 8', 'grande: 1']],
  ['the rest in a smaller box', pieces([[400, 300, 290]], [[150, 100, 50]]), [SMALL, LARGE], ['grande: 1', 'pequena: 1']],
  ['what fits into no box goes as it is', pieces([[900, 80, 80]], [[100, 80, 50]]), [SMALL], ['sem caixa: 1', 'pequena: 1']],
  ['without boxes each goes as it is', pieces([[100, 80, 50], 300, 2]), [], ['sem caixa: 1', 'sem caixa: 1']],
  ['too heavy together', pieces([[50, 50, 50], 16_000, 2]), [LARGE], ['grande: 1', 'grande: 1']],
  ['a box that holds little', pieces([[50, 50, 50], 600, 3]), [aBox('fraca', [400, 300, 300], 1_300)], ['fraca: 2', 'fraca: 1']],
  ['nothing', [], [LARGE], []],
])('%s', (_what, wanted, boxes, packages) => expect(told(pack(wanted, boxes, LIMITS))).toEqual(packages))

test('what no carrier takes is told with its reason, and the rest is sent', () => {
  const [wardrobe, anvil, mug] = pieces([[1_200, 500, 400]], [[200, 200, 200], 31_000], [[120, 90, 100]])
  const { packages, unsendable } = pack([wardrobe!, anvil!, mug!], [LARGE], LIMITS)
  expect(unsendable).toEqual([
    { piece: wardrobe, reason: 'too-large' },
    { piece: anvil, reason: 'too-heavy' },
  ])
  expect(packages.flatMap((one) => one.pieces)).toEqual([mug])
})

test('a box that the carrier does not take is left alone', () => {
  const huge = aBox('enorme', [900, 900, 300])
  expect(told(pack(pieces([[300, 300, 300]]), [huge], LIMITS))).toEqual(['sem caixa: 1'])
})

test('a package weighs with its box, and a large one as much as its room', () => {
  const [one] = pack(pieces([[120, 90, 100], 350]), [MIDDLE], LIMITS).packages
  expect(one).toMatchObject({ grams: 450, sides: [280, 230, 110] })
  expect(cubicGrams([300, 200, 100])).toBe(1_000)
  expect(cubicGrams([300, 200, 101])).toBe(1_010)
})

const side = (most: number) => fc.integer({ min: 1, max: most })
const sides = (most: number) => fc.tuple(side(most), side(most), side(most))
const anyPiece = fc.record({ sides: sides(500), grams: fc.integer({ min: 0, max: 12_000 }) })
const anyBox = fc.record({
  inner: sides(600),
  wall: fc.integer({ min: 0, max: 20 }),
  maxGrams: fc.integer({ min: 0, max: 30_000 }),
})
/** Random carts; more of them in `npm run test:long`. */
const CARTS = Number(process.env.PACKED_CARTS ?? 300)

test('nothing is lost, doubled, oversized or overweight, and there are never more packages than pieces', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 25 }), fc.array(anyBox, { maxLength: 6 }), (cart, found) => {
      const wanted: Piece[] = cart.map((piece, at) => ({ id: String(at), ...piece }))
      const boxes = found.map(({ inner, wall, maxGrams }, at): Box => {
        const outer = inner.map((one) => one + 2 * wall) as unknown as Sides
        return { name: String(at), inner, outer, emptyGrams: 50, maxGrams }
      })
      const { packages, unsendable } = pack(wanted, boxes, LIMITS)
      const all = [...packages.flatMap((one) => one.pieces), ...unsendable.map(({ piece }) => piece)]
      expect(all.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
      expect(packages.length).toBeLessThanOrEqual(wanted.length)
      for (const { box, pieces: held, sides: measured, grams } of packages) {
        expect(held.length).toBeGreaterThan(0)
        expect(Math.max(...measured)).toBeLessThanOrEqual(LIMITS.maxSide)
        expect(measured.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LIMITS.maxSum)
        expect(grams).toBeLessThanOrEqual(LIMITS.maxGrams)
        expect(grams).toBe(held.reduce((sum, piece) => sum + piece.grams, box?.emptyGrams ?? 0))
        // Without a box it goes alone; with one it is no heavier than the box holds.
        expect(held.length).toBeLessThanOrEqual(box ? wanted.length : 1)
        expect(grams - (box?.emptyGrams ?? 0)).toBeLessThanOrEqual(box?.maxGrams ?? LIMITS.maxGrams)
      }
    }),
    { numRuns: CARTS },
  )
})

test('pieces lie inside of their box, each in a place of its own', () => {
  fc.assert(
    fc.property(sides(600), fc.array(sides(400), { maxLength: 30 }), (box, wanted) => {
      const lay = emptyBox(box)
      const laid: Place[] = []
      for (const piece of wanted) {
        const place = lay(piece)
        if (!place) continue
        expect(place.turned.toSorted()).toEqual(piece.toSorted())
        expect(place.at.every((from, axis) => from >= 0 && from + place.turned[axis]! <= box[axis]!)).toBe(true)
        for (const other of laid) expect(meet(place, other)).toBe(false)
        laid.push(place)
      }
      expect(laid.reduce((sum, { turned }) => sum + volumeOf(turned), 0)).toBeLessThanOrEqual(volumeOf(box))
    }),
    { numRuns: CARTS },
  )
})

const meet = (one: Place, other: Place) =>
  [0, 1, 2].every((axis) => {
    const [from, to] = [one.at[axis]!, one.at[axis]! + one.turned[axis]!]
    return from < other.at[axis]! + other.turned[axis]! && other.at[axis]! < to
  })

test('a thousand pieces of a few sizes are packed without walking through every pair', () => {
  const many = pieces([[50, 40, 30], 20, 500], [[120, 90, 100], 300, 300], [[250, 200, 90], 900, 200])
  const { packages } = pack(many, [SMALL, MIDDLE, LARGE], LIMITS)
  expect(packages.flatMap((one) => one.pieces)).toHaveLength(1_000)
  // Eight of the largest fill a box of 36 litres to the brim: far from one box each.
  expect(packages.length).toBeLessThan(100)
})
