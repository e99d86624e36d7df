import sharp from 'sharp'
import { EXAMPLE_SLUG } from './read-facts.ts'
import type { PictureShape, ShopFacts } from './shop-facts.ts'

type Shape = PictureShape | 'people'
type Drawing = { name: string; alt: string; width: number; height: number; shapes: string }

/** Quiet shapes in sand and clay: nobody takes them for a product. */
const DRAWINGS: Record<Shape, Drawing> = {
  wide: {
    name: 'paisagem',
    alt: 'Imagem de exemplo',
    width: 1_600,
    height: 1_000,
    shapes:
      '<circle cx="1180" cy="330" r="130" fill="#cdbba2"/><path d="M0 760 420 430l300 240 240-180 640 420v90H0Z" fill="#b9a78f"/><path d="M0 880l380-190 420 220 330-150 470 190v50H0Z" fill="#a08d76"/>',
  },
  tall: {
    name: 'retrato',
    alt: 'Imagem de exemplo',
    width: 1_000,
    height: 1_250,
    shapes:
      '<path d="M220 1250V560a280 280 0 0 1 560 0v690Z" fill="#cdbba2"/><path d="M380 1250c-70-120-70-330 40-420v-110h160v110c110 90 110 300 40 420Z" fill="#a08d76"/><ellipse cx="500" cy="720" rx="80" ry="18" fill="#8c7a64"/>',
  },
  square: {
    name: 'quadrada',
    alt: 'Imagem de exemplo',
    width: 1_000,
    height: 1_000,
    shapes:
      '<circle cx="620" cy="400" r="210" fill="#cdbba2"/><rect x="200" y="520" width="330" height="330" rx="30" fill="#b9a78f"/><path d="M520 850l150-260 150 260Z" fill="#a08d76"/>',
  },
  people: {
    name: 'pessoa',
    alt: 'Desenho no lugar de um retrato',
    width: 800,
    height: 800,
    shapes:
      '<circle cx="400" cy="310" r="140" fill="#b9a78f"/><path d="M120 800c20-210 130-310 280-310s260 100 280 310Z" fill="#a08d76"/>',
  },
}

type Options = {
  readFacts: () => Promise<Pick<ShopFacts, 'pictures'>>
  keepPicture: (picture: { name: string; bytes: Buffer; alt: string; by: number }) => Promise<number | undefined>
}

/** Draws pictures for the shapes of which the shop has none, so that no design begins with holes; they are replaced by photographs. */
export const createExamplePictures =
  ({ readFacts, keepPicture }: Options) =>
  async (by: number): Promise<number> => {
    const { pictures } = await readFacts()
    const missing = (Object.keys(DRAWINGS) as Shape[]).filter((shape) => pictures[shape].length === 0)
    let made = 0
    for (const shape of missing) {
      const { name, alt } = DRAWINGS[shape]
      if (await keepPicture({ name: `${EXAMPLE_SLUG}-${name}.png`, bytes: await drawn(DRAWINGS[shape]), alt, by })) made++
    }
    return made
  }

const drawn = ({ width, height, shapes }: Drawing) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e6dccd"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer()
