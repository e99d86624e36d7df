import sharp, { type Sharp } from 'sharp'
import type { CropArea } from './crop-rule.ts'

/** Larger ones are no photographs for a page: decoding them would take all memory there is. */
const MAX_PIXELS = 40_000_000
/** No screen shows more of the picture itself. */
const MAX_SIDE = 2_560
const WIDTHS = [320, 640, 1_200, 2_000]
/** Fast enough to wait for: a photograph takes a second or two. */
const AVIF = { quality: 50, effort: 2 }
const WEBP = { quality: 76, effort: 4 }

export type CleanPicture = { bytes: Buffer; ending: string; mime: string; width: number; height: number }
export type RenderedSize = { width: number; height: number; avif: Buffer; webp: Buffer }

type Format = { ending: string; mime: string; write: (picture: Sharp) => Sharp }
/** What may come in; drawings that can carry scripts may not. */
const FORMATS: Record<string, Format> = {
  jpeg: { ending: 'jpg', mime: 'image/jpeg', write: (picture) => picture.jpeg({ quality: 88 }) },
  png: { ending: 'png', mime: 'image/png', write: (picture) => picture.png({ compressionLevel: 9 }) },
  webp: { ending: 'webp', mime: 'image/webp', write: (picture) => picture.webp({ quality: 90 }) },
  gif: { ending: 'gif', mime: 'image/gif', write: (picture) => picture.gif() },
  heif: { ending: 'avif', mime: 'image/avif', write: (picture) => picture.avif({ quality: 70, effort: 2 }) },
}

/** How the bytes of pictures begin, whatever their name says. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/]
export const looksLikePicture = (bytes: Buffer) =>
  BEGINNINGS.some((beginning) => beginning.test(bytes.subarray(0, 16).toString('latin1')))

/**
 * The picture written anew: upright, without where and by whom it was taken, and without anything else that hid in the file.
 * Undefined for what is broken or would be too large once unpacked; its measures are read before any pixel is.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture | undefined> {
  const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const }
  try {
    const { format, width = 0, height = 0, pages = 1, pageHeight = height } = await sharp(bytes, input).metadata()
    const kind = Object.hasOwn(FORMATS, format ?? '') ? FORMATS[format!] : undefined
    if (!kind || width * pageHeight * pages > MAX_PIXELS || width * pageHeight === 0) return undefined
    const upright = sharp(bytes, { ...input, animated: pages > 1 }).autoOrient()
    const fitting =
      Math.max(width, pageHeight) > MAX_SIDE ? upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' }) : upright
    const { data, info } = await kind.write(fitting).toBuffer({ resolveWithObject: true })
    const { ending, mime } = kind
    return { bytes: data, ending, mime, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    // Whatever the decoder has to say of it: it is no picture that a page could show.
    return undefined
  }
}

type Measures = { width: number; height: number }

/**
 * A part of a picture of the library, in its own format. `told`: the measures in which the part is told, where the file has others.
 * Undefined for what moves: a part would stop it.
 */
export async function cutPicture(bytes: Buffer, area: CropArea, told: Measures): Promise<CleanPicture | undefined> {
  const input = { limitInputPixels: MAX_PIXELS }
  const { format, width = 0, height = 0, pages = 1 } = await sharp(bytes, input).metadata()
  const kind = FORMATS[format ?? '']
  if (!kind || pages > 1) return undefined
  const across = spanOf(area.x, area.width, { told: told.width, of: width })
  const down = spanOf(area.y, area.height, { told: told.height, of: height })
  const cut = sharp(bytes, input).extract({ left: across.from, top: down.from, width: across.length, height: down.length })
  const { data, info } = await kind.write(cut).toBuffer({ resolveWithObject: true })
  return { bytes: data, ending: kind.ending, mime: kind.mime, width: info.width, height: info.height }
}

function spanOf(at: number, length: number, { told, of }: { told: number; of: number }) {
  const from = Math.min(of - 1, Math.round((at / told) * of))
  return { from, length: Math.max(1, Math.min(of - from, Math.round((length / told) * of))) }
}

/** The widths in which pages show a picture; a small one is shown as it is. */
export function widthsOf(width: number): number[] {
  const fitting = WIDTHS.filter((one) => one <= width)
  return fitting.length > 0 ? fitting : [width]
}

/** Every size in both formats, one after the other: each keeps a core busy. */
export async function renderSize(bytes: Buffer, wanted: number): Promise<RenderedSize> {
  const scaled = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize(wanted)
  const webp = await scaled.clone().webp(WEBP).toBuffer({ resolveWithObject: true })
  const avif = await scaled.clone().avif(AVIF).toBuffer()
  return { width: webp.info.width, height: webp.info.height, avif, webp: webp.data }
}

/** What visitors send of a product: large enough to see it, small enough to keep many. */
const VISITOR_SIDE = 1_280
/** Phones take up to 50 million; a JPEG of that is unpacked at a fraction of it. */
const VISITOR_PIXELS = 55_000_000
const VISITOR_SMALL = 192
export type VisitorPhoto = { width: number; height: number; bytes: Buffer; small: Buffer }

/** A visitor's photograph written anew as WebP in two sizes, without where, when and by whom it was taken. Undefined for what is none. */
export async function visitorPhoto(sent: Buffer): Promise<VisitorPhoto | undefined> {
  if (!looksLikePicture(sent)) return undefined
  try {
    const upright = sharp(sent, { limitInputPixels: VISITOR_PIXELS, failOn: 'error' }).autoOrient()
    const fitting = { fit: 'inside', withoutEnlargement: true } as const
    const { data, info } = await upright
      .clone()
      .resize({ width: VISITOR_SIDE, height: VISITOR_SIDE, ...fitting })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(data).resize(VISITOR_SMALL, VISITOR_SMALL, { fit: 'cover' }).webp(WEBP).toBuffer()
    return { width: info.width, height: info.height, bytes: data, small }
  } catch {
    // Broken, or too large once unpacked: either way nothing that a page could show.
    return undefined
  }
}
