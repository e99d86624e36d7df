const MOST_RECENT = 8

/** The last ones used, the newest first, each once. */
export const withRecent = (recent: readonly string[], name: string): string[] =>
  [name, ...recent.filter((one) => one !== name)].slice(0, MOST_RECENT)

export const withFavourite = (favourites: readonly string[], name: string): string[] =>
  favourites.includes(name) ? favourites.filter((one) => one !== name) : [...favourites, name]

/** Those of the remembered names that there still are, in their order. */
export const remembered = <W extends { name: string }>(names: readonly string[], widgets: readonly W[]): W[] =>
  names.flatMap((name) => widgets.find((widget) => widget.name === name) ?? [])
