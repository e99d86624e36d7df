import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { StoredSize } from '#content/media/tables.ts'
import type { DemoPicture } from './shapes.ts'

export type RenderedPicture = { picture: DemoPicture; sizes: StoredSize[] }

/** The rendered files come with the project, named by a fingerprint of their drawing; a drawing that has changed is rendered anew. */
export const PICTURES_FOLDER = join(import.meta.dirname, 'pictures')

const WIDTHS = { portrait: [320, 640, 1200], landscape: [400, 640, 1200, 2000] }
/** The encoders' effort is part of what a file looks like: a change here must make new files. */
const AVIF = { quality: 50, effort: 3 }
const WEBP = { quality: 66, effort: 4 }

/** Draws every picture in both formats and all its sizes. Two at a time, since each keeps a core busy. */
export async function renderPictures(
  pictures: DemoPicture[],
  onDone: (done: number, total: number) => void,
  folder = PICTURES_FOLDER,
): Promise<RenderedPicture[]> {
  mkdirSync(folder, { recursive: true })
  sharp.concurrency(1)
  const rendered = new Map<string, RenderedPicture>()
  const queue = [...pictures]
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      rendered.set(picture.name, { picture, sizes: await renderSizes(picture, folder) })
      onDone(rendered.size, pictures.length)
    }
  }
  await Promise.all([work(), work()])
  return pictures.map(({ name }) => rendered.get(name)!)
}

async function renderSizes(picture: DemoPicture, folder: string): Promise<StoredSize[]> {
  const svg = picture.svg()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([svg, AVIF, WEBP]))
    .digest('hex')
    .slice(0, 10)
  const isPortrait = picture.height > picture.width
  const sizes = WIDTHS[isPortrait ? 'portrait' : 'landscape']
    .filter((width) => width <= picture.width)
    .map((width) => {
      const file = `${picture.name}-${fingerprint}-${width}`
      return { width, height: Math.round((width * picture.height) / picture.width), avif: `${file}.avif`, webp: `${file}.webp` }
    })
  if (sizes.every(({ avif, webp }) => existsSync(join(folder, avif)) && existsSync(join(folder, webp)))) return sizes
  const drawing = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const { width, avif, webp } of sizes) {
    const scaled = sharp(drawing.data, { raw: drawing.info }).resize(width)
    save(join(folder, avif), await scaled.clone().avif(AVIF).toBuffer())
    save(join(folder, webp), await scaled.clone().webp(WEBP).toBuffer())
  }
  return sizes
}

// Whole or not at all: a start that is cut off leaves no half picture under the final name.
function save(path: string, bytes: Buffer) {
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}
