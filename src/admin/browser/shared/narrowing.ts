type Filter = Record<string, unknown>

/** What a list that was narrowed says where nothing fits; undefined where it shows all that it opens with. */
export function noneFoundText({ status, ...others }: Filter, opening: Filter): string | undefined {
  if (Object.values(others).some(isAsked)) return 'Nada combina com a busca ou com os filtros.'
  if (!isAsked(status) || status === (opening.status ?? 'any')) return undefined
  return status === 'trash' ? 'A lixeira está vazia.' : 'Nada nesta situação.'
}

/** Tabs stand in sight above a list and lead back by themselves; a filter or a search is easily forgotten. */
export const offersClearing = (filter: Filter, opening: Filter): boolean =>
  Object.entries(filter).some(([name, value]) => isAsked(value) && !(name in opening))

const isAsked = (value: unknown) => value !== undefined && value !== null && value !== ''
