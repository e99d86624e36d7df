import type { I18nProvider } from 'react-admin'

type Messages = { readonly [key: string]: string | Messages | undefined }
type Values = { readonly [name: string]: unknown; smart_count?: number; _?: unknown }

export const LOCALE = 'pt-BR'

/**
 * Says the words of the screens' library in the one language that the workbench has. Forms for one and for many are separated by
 * `||||`, and `%{name}` stands for a value. Words that nobody has written are said as they were asked for.
 */
export function createTranslation(messages: Messages): I18nProvider {
  const phrases = new Map([['', ''], ...flat(messages)])
  return {
    translate: (key: string, values: Values = {}) =>
      filled(phrases.get(key) ?? (typeof values._ === 'string' ? values._ : key), values),
    changeLocale: () => Promise.resolve(),
    getLocale: () => LOCALE,
    getLocales: () => [{ locale: LOCALE, name: 'Português' }],
  }
}

const flat = (messages: Messages, before = ''): [key: string, phrase: string][] =>
  Object.entries(messages).flatMap(([key, value = {}]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

function filled(phrase: string, values: Values): string {
  const forms = phrase.split('||||')
  const count = values.smart_count
  const form = typeof count === 'number' ? (forms[count === 1 ? 0 : 1] ?? forms[0]!).trim() : phrase
  return form.replace(/%\{(.*?)\}/g, (hole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined || value === null ? hole : String(value as string | number)
  })
}
