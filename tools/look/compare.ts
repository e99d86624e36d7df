import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Pixels, pixelsChanged } from './pixels.ts'
import type { Look } from './sheets.ts'

/** Edges of letters differ between two drawings of the same page: half the size evens them out. */
const SCALE = 0.5
/** Of a thousand pixels this many may differ. */
const LARGEST_SHARE = 0.002
/** A page that has become longer or shorter by more is another one. */
const HEIGHT_PX = 8

type Options = { pictures: string; other: string; changed: string; look: Look }

/** A sentence for each of the most seen states that looks different, and a picture of both beside what differs. */
export async function comparePictures({ pictures, other, changed, look }: Options): Promise<string[]> {
  rmSync(changed, { recursive: true, force: true })
  const said: string[] = []
  for (const { name, width, file, isCompared } of look.pictures) {
    if (!isCompared || !existsSync(join(other, file))) continue
    const [before, after] = await Promise.all([read(join(other, file)), read(join(pictures, file))])
    const grown = (after.height - before.height) / SCALE
    const { share, marked } = pixelsChanged(before, after)
    if (share <= LARGEST_SHARE && Math.abs(grown) <= HEIGHT_PX) continue
    mkdirSync(changed, { recursive: true })
    await beside([before, after, marked], join(changed, file))
    const length = Math.abs(grown) > HEIGHT_PX ? `, ${Math.abs(grown)} px ${grown > 0 ? 'longer' : 'shorter'}` : ''
    said.push(`${name} at ${width} px: ${(share * 100).toFixed(1)} % of it looks different${length}`)
  }
  return said
}

async function read(path: string): Promise<Pixels> {
  const { width = 1 } = await sharp(path).metadata()
  const { data, info } = await sharp(path)
    .resize({ width: Math.round(width * SCALE) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function beside(all: Pixels[], path: string) {
  const width = Math.max(...all.map((one) => one.width))
  const height = Math.max(...all.map((one) => one.height))
  await sharp({ create: { width: (width + 8) * all.length, height, channels: 3, background: '#888' } })
    .composite(
      all.map(({ data, width: own, height: tall }, index) => ({
        input: Buffer.from(data),
        raw: { width: own, height: tall, channels: 3 as const },
        left: index * (width + 8),
        top: 0,
      })),
    )
    .png()
    .toFile(path)
}
