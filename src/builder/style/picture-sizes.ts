/** The files of a picture of the media library are named by their width; each exists in both formats. */
const FILE = /^url\("(\/midia\/[^"]*)-(\d+)\.webp"\)$/
/** Wide enough for any phone; from this width on every picture has it. */
const PHONE_WIDTH = 640

/** A background as browsers fetch least of it: the smaller format where they know it, and on phones the file for phones. */
export function backgroundFiles(image: string, isPhone: boolean): string {
  const [, name, width] = FILE.exec(image) ?? []
  if (name === undefined) return `background-image:${image}`
  const file = `${name}-${isPhone && Number(width) > PHONE_WIDTH ? PHONE_WIDTH : width}`
  const both = `url("${file}.avif") type("image/avif"),url("${file}.webp") type("image/webp")`
  return `background-image:url("${file}.webp");background-image:image-set(${both})`
}

/** Whether phones have a file of their own. */
export const hasPhoneFile = (image: string) => Number(FILE.exec(image)?.[2] ?? 0) > PHONE_WIDTH
