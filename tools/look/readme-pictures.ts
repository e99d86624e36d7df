import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Look } from './sheets.ts'

/** What README.md shows, by the names of the states. */
const SINGLE = {
  'shop-home': 'pages: home',
  'shop-product': 'pages: product with variations',
  editor: 'workbench-content: page',
  workbench: 'workbench-goods: products',
}
const PRESET_HOME = /^presets: (?!.*in the dark)[\w-]+: home$/

/** Words that choose the states above, for whoever takes the pictures. */
export const README_STATES = [...Object.values(SINGLE), ': home'].join('|')

const SIZE = { width: 1280, height: 800 }
const TILE = { width: 400, height: 250 }
const TILES_A_ROW = 4
const GAP_PX = 16
const WEBP = { quality: 72, effort: 6 }

/** Makes the pictures of README.md of those that a look took at the largest width; returns how many bytes they have. */
export async function writeReadmePictures({ pictures }: Look, { from, into }: { from: string; into: string }): Promise<number> {
  mkdirSync(into, { recursive: true })
  const wide = pictures.filter(({ width }) => width === 1440)
  let bytes = 0
  for (const [file, state] of Object.entries(SINGLE)) {
    const found = wide.find(({ name }) => name === state)
    if (!found) throw new Error(`There is no picture of “${state}”: rename it here as it is named in tests/layout/states.`)
    const written = await sharp(await upperPart(join(from, found.file), SIZE))
      .webp(WEBP)
      .toFile(join(into, `${file}.webp`))
    bytes += written.size
  }
  const presets = wide.filter(({ name }) => PRESET_HOME.test(name))
  const tiles = await Promise.all(presets.map(({ file }) => upperPart(join(from, file), TILE)))
  const rows = Math.ceil(tiles.length / TILES_A_ROW)
  const sheet = sharp({
    create: {
      width: TILES_A_ROW * (TILE.width + GAP_PX) - GAP_PX,
      height: rows * (TILE.height + GAP_PX) - GAP_PX,
      channels: 3,
      background: '#ffffff',
    },
  }).composite(
    tiles.map((input, at) => ({
      input,
      left: (at % TILES_A_ROW) * (TILE.width + GAP_PX),
      top: Math.floor(at / TILES_A_ROW) * (TILE.height + GAP_PX),
    })),
  )
  return bytes + (await sheet.webp(WEBP).toFile(join(into, 'presets.webp'))).size
}

const upperPart = (path: string, { width, height }: { width: number; height: number }) =>
  sharp(path).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer()
