import { slugOf } from '#kit/pt-br.ts'

const LONGEST_NAME = 80

/** What a sent file is called on the shop's disk: readable, without anything that a path is made of, and like no other. */
export function fileNameOf(name: string, chance: string): string {
  const [, base = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]{1,10}))?$/i.exec(name.trim())!
  const words = slugOf(base).slice(0, LONGEST_NAME).replace(/-$/, '') || 'arquivo'
  return `${words}-${chance}${ending && `.${ending.toLowerCase()}`}`
}
