import type { PictureFile } from '#kit/picture-file.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

type Props = { picture: PictureFile | undefined; sizes: string }

/** The small picture of a line in a cart; a product without one holds its place all the same. Its name stands beside it. */
export function LinePicture({ picture, sizes }: Props) {
  if (picture && picture.sizes.length > 0) return <Picture picture={picture} sizes={sizes} alt="" />
  return (
    <span className="line-picture">
      <Icon name="box" />
    </span>
  )
}
