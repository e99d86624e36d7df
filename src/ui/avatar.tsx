import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from './picture.tsx'

/** A person beside their name: the portrait, or the first letters of the name. Says nothing to screen readers, since the name does. */
export function Avatar({ name, picture, sizes = '96px' }: { name: string; picture?: PictureFile; sizes?: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {picture ? <Picture picture={picture} sizes={sizes} alt="" /> : initialsOf(name)}
    </span>
  )
}

/** «Helena Prates» → «HP», «Otto» → «O». */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase('pt-BR') : ''))
    .join('')
}
