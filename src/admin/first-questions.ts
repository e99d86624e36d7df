import { WORKBENCH_BASE } from './addresses.ts'
import { FIRST_FORMS } from './widget-questions.ts'

/** What the form of one of these is told first, by the section's part of the address. */
const RECORDS: Readonly<Record<string, (id: string) => string>> = {
  pages: (id) => `wp/v2/pages/${id}?context=edit`,
  posts: (id) => `wp/v2/posts/${id}?context=edit`,
  popups: (id) => `vitrine/v1/popups/${id}`,
  templates: (id) => `vitrine/v1/templates/${id}`,
  library: (id) => `vitrine/v1/library/${id}`,
  shop_pages: (id) => `vitrine/v1/shop-pages/${id}`,
}
const WIDGETS = [FIRST_FORMS, 'vitrine/v1/element-settings']

/** The addresses below the API's root that the editor at a path will ask for, as it writes them: they can be asked before it is there. */
export function firstQuestions(path: string): string[] {
  const [section = '', id = ''] = path.slice(WORKBENCH_BASE.length + 1).split('/')
  if (!Object.hasOwn(RECORDS, section) || !/^[a-z0-9-]{1,40}$/.test(id) || id === 'create') return []
  return [RECORDS[section]!(id), ...WIDGETS].map((question) => `${question}${question.includes('?') ? '&' : '?'}_locale=user`)
}
