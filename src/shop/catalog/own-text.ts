import { decodeEntities } from '#kit/entities.ts'

/** What a merchant may write about one variation: a few sentences. */
export const LONGEST_OWN_TEXT = 5_000

/** Whether it is more than words. */
export const isMarkup = (html: string) => /<[a-z]/i.test(html)

/** Cleaned markup as its paragraphs in words alone: the purchase form puts no markup into the page. */
export const paragraphsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h[1-6])>|<br ?\/?>|\n/)
    .map((part) => decodeEntities(part.replaceAll(/<[^<>]*>/g, '')).trim())
    .filter((words) => words !== '')
