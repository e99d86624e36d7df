import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { indexPage } from './index-page.ts'

export type LookPicture = { area: string; name: string; width: number; file: string; isCompared: boolean }
export type Look = { pictures: LookPicture[]; findings: string[] }

/** How wide a picture is on a sheet. */
const THUMB_PX: Record<number, number> = { 360: 170, 768: 250, 1440: 400 }
const THUMB_HEIGHT_PX = 420
const GAP_PX = 12
const TITLE_PX = 26
const STATES_A_ROW = 2
const STATES_A_SHEET = 12
const CELL = {
  width: Object.values(THUMB_PX).reduce((sum, width) => sum + width + GAP_PX, GAP_PX),
  height: THUMB_HEIGHT_PX + TITLE_PX + GAP_PX,
}

type Options = { look: Look; pictures: string; folder: string }

/** One page with all pictures, and for each area sheets of twelve states; returns where the sheets are. */
export async function writeSheets({ look, pictures, folder }: Options): Promise<string[]> {
  writeFileSync(join(folder, 'index.html'), indexPage(look))
  const sheets = join(folder, 'sheets')
  rmSync(sheets, { recursive: true, force: true })
  mkdirSync(sheets, { recursive: true })
  const written: string[] = []
  for (const [area, of] of Map.groupBy(look.pictures, (one) => one.area)) {
    const states = [...Map.groupBy(of, ({ name }) => name)]
    for (let from = 0; from < states.length; from += STATES_A_SHEET) {
      const path = join(sheets, `${area}-${from / STATES_A_SHEET + 1}.png`)
      await writeSheet(states.slice(from, from + STATES_A_SHEET), { pictures, path })
      written.push(path)
    }
  }
  return written
}

async function writeSheet(states: [name: string, of: LookPicture[]][], { pictures, path }: { pictures: string; path: string }) {
  const cells = await Promise.all(states.map(([name, of], index) => cell(name, of, { index, pictures })))
  const rows = Math.ceil(states.length / STATES_A_ROW)
  await sharp({ create: { width: CELL.width * STATES_A_ROW, height: CELL.height * rows, channels: 3, background: '#ddd' } })
    .composite(cells.flat())
    .png({ palette: true })
    .toFile(path)
}

async function cell(name: string, of: LookPicture[], { index, pictures }: { index: number; pictures: string }) {
  const left = (index % STATES_A_ROW) * CELL.width + GAP_PX
  const top = Math.floor(index / STATES_A_ROW) * CELL.height
  const words = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const title = `<svg width="${CELL.width - GAP_PX}" height="${TITLE_PX}"><text x="0" y="18" font-family="sans-serif" font-size="15">${words}</text></svg>`
  let x = left
  const thumbs = []
  for (const { width, file } of of.toSorted((one, other) => one.width - other.width)) {
    const wide = THUMB_PX[width] ?? 200
    thumbs.push({ input: await thumb(join(pictures, file), wide), left: x, top: top + TITLE_PX })
    x += wide + GAP_PX
  }
  return [{ input: Buffer.from(title), left, top }, ...thumbs]
}

/** The upper part of a picture, small. */
async function thumb(path: string, width: number) {
  const { data, info } = await sharp(path).resize({ width }).png().toBuffer({ resolveWithObject: true })
  const height = Math.min(THUMB_HEIGHT_PX, info.height)
  return await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).png().toBuffer()
}
