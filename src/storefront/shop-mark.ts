import sharp from 'sharp'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { SHARE_PICTURE } from './share-picture.ts'
import { inSquare, monogramOf } from '#ui/monogram.ts'

export type MarkColours = { brand: string; ink: string }

const WHITE = '#ffffff'
/** On every ground that the merchant can choose the letters can be read. */
const lettersOn = ({ brand, ink }: MarkColours) => (contrast(brand, WHITE) >= LEAST_CONTRAST ? WHITE : ink)

/** The initials on the colour of the brand, in a square of 48 units with round corners, or with none for systems that cut their own. */
export function markSvg(name: string, colours: MarkColours, radius = 12): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${colours.brand}"/>${letters(name, lettersOn(colours))}</svg>`
}

function letters(name: string, colour: string): string {
  const monogram = monogramOf(name)
  const { scale, x, y } = inSquare(monogram)
  const paths = monogram.letters.map((letter) => `<path transform="translate(${letter.x})" d="${letter.path}"/>`).join('')
  return `<g transform="translate(${x} ${y})scale(${scale})" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
}

const TOUCH_ICON = 180

/** What phones put on the home screen: the shop's icon, or its initials. */
export async function touchIcon(
  name: string,
  colours: MarkColours,
  icon: Buffer | undefined,
  { side = TOUCH_ICON, isMaskable = false }: { side?: number; isMaskable?: boolean } = {},
): Promise<Buffer> {
  // Phones cut such an icon to a circle of four fifths; the initials on the brand's colour lose nothing there.
  const inner = icon && isMaskable ? Math.round(side * 0.6) : side
  const edge = Math.floor((side - inner) / 2)
  return await sharp(icon ?? Buffer.from(markSvg(name, colours, 0)), icon ? {} : { density: 72 * (side / 48) })
    .resize(inner, inner, { fit: 'contain', background: WHITE })
    .extend({ top: edge, left: edge, bottom: side - inner - edge, right: side - inner - edge, background: WHITE })
    .flatten({ background: WHITE })
    .png()
    .toBuffer()
}

/** What others show of a page without a picture: the logo on white, or the initials on the colour of the brand. */
export async function sharePicture(name: string, colours: MarkColours, logo: Buffer | undefined): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE
  const side = 420
  const mark = logo
    ? await sharp(logo).resize(640, 320, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
    : await sharp(Buffer.from(markSvg(name, colours, 0)), { density: 72 * (side / 48) })
        .png()
        .toBuffer()
  return await sharp({ create: { width, height, channels: 3, background: logo ? WHITE : colours.brand } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}
