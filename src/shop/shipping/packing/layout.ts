/** In millimetres. Which of them is the height does not matter: a thing may be turned any way. */
export type Sides = readonly [number, number, number]

/** Where a piece lies in its box, and how it was turned. */
export type Place = { at: Sides; turned: Sides }
type Space = { at: Sides; sides: Sides }

export const volumeOf = ([length, width, height]: Sides) => length * width * height
const longestFirst = (sides: Sides): Sides => sides.toSorted((one, other) => other - one) as unknown as Sides // as many as before

/**
 * An empty box to lay pieces into: each goes into the smallest free space that takes it, which is then cut into what is left beside,
 * behind and above it. A piece that finds no space has no place. Not always the best way, but one that a person can repeat.
 */
export function emptyBox(box: Sides) {
  const spaces: Space[] = [{ at: [0, 0, 0], sides: box }]
  const tooLarge = new Set<string>()
  return (piece: Sides): Place | undefined => {
    const size = longestFirst(piece).join()
    if (tooLarge.has(size)) return undefined
    const found = bestSpace(spaces, piece)
    if (!found) {
      // Spaces only get smaller.
      tooLarge.add(size)
      return undefined
    }
    const [space] = spaces.splice(found.index, 1)
    spaces.push(...spacesLeft(space!, found.turned))
    return { at: space!.at, turned: found.turned }
  }
}

function bestSpace(spaces: readonly Space[], piece: Sides) {
  let best: { index: number; turned: Sides; volume: number; copies: number } | undefined
  const turns = turnsOf(piece)
  for (const [index, { sides }] of spaces.entries()) {
    const volume = volumeOf(sides)
    if (best && volume > best.volume) continue
    for (const turned of turns) {
      // Turned so that most of its kind would fit: what is bought twice mostly lies side by side.
      const copies = turned.reduce((count, side, at) => count * Math.floor(sides[at]! / side), 1)
      if (copies === 0) continue
      if (!best || volume < best.volume || copies > best.copies) best = { index, turned, volume, copies }
    }
  }
  return best
}

function turnsOf([a, b, c]: Sides): Sides[] {
  const all: Sides[] = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  return all.filter((one, at) => all.findIndex((other) => other.every((side, axis) => side === one[axis])) === at)
}

/** What is left of a space in three pieces that do not meet. */
function spacesLeft({ at: [x, y, z], sides: [length, width, height] }: Space, [l, w, h]: Sides): Space[] {
  const left: Space[] = [
    { at: [x + l, y, z], sides: [length - l, width, height] },
    { at: [x, y + w, z], sides: [l, width - w, height] },
    { at: [x, y, z + h], sides: [l, w, height - h] },
  ]
  return left.filter(({ sides }) => sides.every((side) => side > 0))
}
