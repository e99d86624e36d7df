import type { Settings } from './settings.ts'

/** Each look of a list of posts has settings of its own there; ours are the same for all. */
export function postCards(settings: Settings): Settings {
  const own = (name: string) => settings[`${String(settings._skin ?? 'classic')}_${name}`]
  const told = own('meta_data')
  const [tag, words, thumbnail] = [own('title_tag'), own('read_more_text'), own('thumbnail')]
  return {
    ...(typeof tag === 'string' && /^h[2-4]$/.test(tag) && { title_tag: tag }),
    ...(typeof words === 'string' && words !== '' && { read_more_text: words.slice(0, 60) }),
    ...(thumbnail === 'none' && { show_image: '' }),
    ...(Array.isArray(told) && {
      show_meta: told.includes('date') ? 'yes' : '',
      show_author: told.includes('author') ? 'yes' : '',
    }),
  }
}

export const shown = (settings: Settings, ours: string, theirs: string): Settings => {
  const stored = settings[`${String(settings._skin ?? 'classic')}_show_${theirs}`]
  return stored === undefined ? {} : { [ours]: stored === 'yes' ? 'yes' : '' }
}
