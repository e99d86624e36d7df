import { type Field, text } from '#builder/fields.ts'

const TABS = ['timeline', 'events', 'messages']

/** Which of the page's tabs are shown, as a list or as words with commas between them; what Facebook does not have is left out. */
export const pageTabs: Field<string> = {
  ...text('Abas (timeline, events, messages)', 'timeline', 60),
  read: (raw) => {
    const words = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : undefined
    return words && TABS.filter((tab) => words.some((word) => String(word).trim() === tab)).join(',')
  },
}
