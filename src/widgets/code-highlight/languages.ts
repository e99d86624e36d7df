/** Languages that a merchant can choose, by the names that the ecosystem stores. */
export const LANGUAGES = {
  plain: 'Sem cores',
  markup: 'HTML e XML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  sql: 'SQL',
  bash: 'Terminal',
  go: 'Go',
  java: 'Java',
  ruby: 'Ruby',
  markdown: 'Markdown',
  yaml: 'YAML',
  diff: 'Diferenças',
} as const

export type LanguageName = keyof typeof LANGUAGES
